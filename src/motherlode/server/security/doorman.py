"""Who asks too much, by the address of a connection. Behind a proxy only the proxy itself can tell people apart."""

from functools import lru_cache
from ipaddress import ip_address, ip_network
from typing import Final

from motherlode.server.security.limits import RateLimiter, network_of


class Doorman:
    """Looks at the limits per address before a request is read. Named proxies always pass: their clients are counted
    one by one, when it is known for whom they ask.
    """

    def __init__(self, by_address: RateLimiter, proxies: tuple[str, ...]) -> None:
        self._by_address: Final = by_address
        self._proxies: Final = proxies

    def address_of(self, peer: tuple[str, int] | None) -> str:
        """Whom a connection counts against; empty if nobody."""
        if peer is None or is_proxy(peer[0], self._proxies):
            return ""
        return network_of(peer[0])

    def is_too_many(self, address: str) -> bool:
        return bool(address) and self._by_address.is_used_up(address)

    def charge(self, address: str, count: int) -> None:
        if address:
            self._by_address.charge(address, count)


@lru_cache(maxsize=1024)
def is_proxy(peer: str, proxies: tuple[str, ...]) -> bool:
    """Whether an address is one of these, or in one of these networks."""
    if peer in proxies or "*" in proxies:
        return True
    try:
        address = ip_address(peer)
        return any(address in ip_network(proxy) for proxy in proxies if "/" in proxy)
    except ValueError:
        return False
