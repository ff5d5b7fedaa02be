"""The names a server answers to. A page elsewhere could point a name of its own at us and read what we answer."""

import ipaddress
import socket
from functools import cache
from urllib.parse import urlsplit


def is_own_host(header: str, host: str, public: str) -> bool:
    """Addresses and names without a dot are always ours, and the names this server was given; no other is."""
    name = host_name(header)
    if not name or is_address(name) or "." not in name or name.endswith((".local", ".localhost")):
        return True
    return name in {host.lower(), host_name(urlsplit(public).netloc), *machine_names()}


def host_name(header: str) -> str:
    """Without the port."""
    if header.startswith("["):
        return header[1:].partition("]")[0].lower()
    return header.rpartition(":")[0].lower() if header.count(":") == 1 else header.lower()


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


@cache
def machine_names() -> frozenset[str]:
    return frozenset({socket.gethostname().lower(), socket.getfqdn().lower()})
