"""The numbers of the environments: `motherlode/Thebes-v1` means the same rules, components, observation and actions."""

import json
from hashlib import sha256

import pytest

from motherlode.registry import game
from motherlode.rl.gym import IDS

# If this fails, what an id means has changed: raise its number in rl/gym.py, and here.
FINGERPRINTS = {
    "motherlode/Rockwell-v1": "00c3f8ebb5f11b9e",
    "motherlode/Cavum-v1": "02d1a2783b402e33",
    "motherlode/Thebes-v1": "27c291b34626d7b4",
    "motherlode/RAWsiko-v1": "e59330793e0de7b7",
}


def fingerprint(id: str) -> str:
    made = game(id)
    fields = [
        [seats, recall, field.name, field.kind, field.size, field.low, field.high, field.private]
        for seats in made.info.seats
        for recall in (False, True)
        for field in made.observation(seats, recall)
    ]
    actions = [made.actions.notation(number) for number in range(len(made.actions))]
    meaning = [made.info.version, made.checksum, fields, actions]
    return sha256(json.dumps(meaning).encode()).hexdigest()[:16]


def test_every_environment_has_a_fingerprint() -> None:
    assert list(FINGERPRINTS) == list(IDS)


@pytest.mark.parametrize("name", FINGERPRINTS)
def test_an_id_means_what_it_meant(name: str) -> None:
    assert fingerprint(IDS[name]) == FINGERPRINTS[name]
