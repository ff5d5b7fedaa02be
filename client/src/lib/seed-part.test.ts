import { createHash, randomBytes } from "node:crypto";
import { beforeEach, describe, expect, test, vi } from "vitest";

import type { PartInfo, TableInfo } from "../protocol.gen";
import * as api from "./api";
import { createTable, freshPart, hashOf, keepPart, keptPart, offerPart, partOffers, sharedSeed, sitDown, verdict } from "./seed-part";
import { sha256 } from "./sha256";

const HALF = "ab".repeat(32);
const chair = (player: string) => ({ player, name: player, bot: "", present: true, forfeit: "" as const, stand_in: true, program: false });
const part = (player: string, changes: Partial<PartInfo> = {}): PartInfo => ({
  player,
  seats: [player === "me" ? 0 : 1],
  hash: hashOf("01"),
  given: false,
  part: "",
  ...changes,
});
const table = (parts: PartInfo[], changes: Partial<TableInfo> = {}) =>
  ({
    id: "t1",
    status: "open",
    chairs: [chair("me"), chair("you")],
    commitment: hashOf(HALF),
    half: "",
    seed: "",
    parts,
    ...changes,
  }) as TableInfo;

const spies = () => ({
  create: vi.spyOn(api, "create").mockResolvedValue(table([])),
  sit: vi.spyOn(api, "sit").mockResolvedValue(),
  start: vi.spyOn(api, "start").mockResolvedValue(null),
  giveHash: vi.spyOn(api, "giveHash").mockResolvedValue(null),
  givePart: vi.spyOn(api, "givePart").mockResolvedValue(null),
});
let calls: ReturnType<typeof spies>;

beforeEach(() => {
  localStorage.clear();
  calls = spies();
});

test("SHA-256 is that of everybody else, whatever the length", () => {
  for (const length of [...Array(140).keys(), 1000]) {
    const message = randomBytes(length);
    expect(Buffer.from(sha256(message)).toString("hex")).toBe(createHash("sha256").update(message).digest("hex"));
  }
});

test("the seed is the one the server makes", () => {
  // The same value stands in tests/play/test_parts.py.
  expect(sharedSeed("00".repeat(32), ["01".repeat(32), "02".repeat(32)])).toBe(
    "d6fa8cf4e1ae9d4225fc171c2b51db513dae9f95c0a5bca2f8c8fd9306f939d9",
  );
});

test("a part is 32 bytes, and never the same", () => {
  expect(freshPart()).toMatch(/^[0-9a-f]{64}$/);
  expect(freshPart()).not.toBe(freshPart());
});

describe("before the match", () => {
  test("a table is opened with the hash, and only its start sends the bytes", async () => {
    calls.create.mockResolvedValue(table([part("me")]));
    await createTable({ game: "thebes", chairs: [], start: true }, () => "me");
    const { hash, start } = calls.create.mock.calls[0]![0];
    const kept = keptPart("t1", "me")!;
    expect([hash, start]).toEqual([hashOf(kept.part), undefined]);
    expect(calls.start.mock.calls).toEqual([["t1", { part: kept.part }]]);
  });

  test("one who does not sit at the table gives no part", async () => {
    calls.create.mockResolvedValue(table([]));
    await createTable({ game: "thebes", chairs: [], start: true }, () => "me");
    expect(calls.start.mock.calls).toEqual([["t1", {}]]);
  });

  test("sitting down sends the hash; a second seat shares the part", async () => {
    await sitDown(table([]), "me", { seat: 0, invitation: "" });
    const hash = hashOf(keptPart("t1", "me")!.part);
    expect(calls.sit.mock.calls).toEqual([["t1", { seat: 0, invitation: "", hash }]]);
    await sitDown(table([part("me", { hash })]), "me", { seat: 1, invitation: "" });
    expect(calls.sit.mock.lastCall).toEqual(["t1", { seat: 1, invitation: "" }]);
    expect(hashOf(keptPart("t1", "me")!.part)).toBe(hash);
  });

  test("the bytes wait for every seat and every hash", async () => {
    const mine = freshPart();
    keepPart(table([]), "me", mine);
    const own = part("me", { hash: hashOf(mine) });
    await offerPart(table([own, part("you")], { chairs: [chair("me"), chair("")] }), "me");
    await offerPart(table([own, part("you", { hash: "" })]), "me");
    await offerPart(table([{ ...own, given: true }, part("you")]), "me");
    await offerPart(table([own], { chairs: [chair("other"), chair("you")] }), "me");
    await offerPart(table([own, part("you")], { status: "running" }), "me");
    expect(calls.givePart).not.toHaveBeenCalled();
    await offerPart(table([own, part("you")]), "me");
    expect(calls.givePart.mock.calls).toEqual([["t1", mine]]);
    expect(calls.giveHash).not.toHaveBeenCalled();
  });

  test("a hash that must be given again is of new bytes", async () => {
    const old = freshPart();
    keepPart(table([]), "me", old);
    await offerPart(table([part("me", { hash: "" }), part("you")]), "me");
    expect(calls.giveHash.mock.calls).toEqual([["t1", hashOf(keptPart("t1", "me")!.part)]]);
    expect(keptPart("t1", "me")!.part).not.toBe(old);
  });

  test("once bytes are given no hash is sent", async () => {
    await offerPart(table([part("you", { given: true })]), "me");
    expect(calls.giveHash).not.toHaveBeenCalled();
  });

  test("one offer at a time, and the last one on the newest table", async () => {
    const offer = partOffers();
    let answer = (_: null) => undefined as void;
    calls.giveHash.mockReturnValueOnce(new Promise<null>((resolve) => (answer = resolve)));
    const first = offer(table([]), "me");
    const mine = keptPart("t1", "me")!.part;
    await offer(table([]), "me");
    await offer(table([part("me", { hash: hashOf(mine) })]), "me");
    expect(calls.giveHash).toHaveBeenCalledTimes(1);
    answer(null);
    await first;
    expect(calls.giveHash).toHaveBeenCalledTimes(1);
    expect(calls.givePart.mock.calls).toEqual([["t1", mine]]);
  });

  test("a refused offer is made again on the next table", async () => {
    const offer = partOffers();
    calls.giveHash.mockRejectedValueOnce(new api.Refused("parts_given", {}));
    await offer(table([]), "me");
    await offer(table([]), "me");
    expect(calls.giveHash).toHaveBeenCalledTimes(2);
  });

  test("nobody makes me try until they like the seed", async () => {
    for (let round = 0; round < 10; round++) {
      await offerPart(table([part("me", { hash: "" }), part("you")]), "me");
      const { part: mine } = keptPart("t1", "me")!;
      await offerPart(table([part("me", { hash: hashOf(mine) }), part("you")]), "me");
      // The server did not take the bytes for given: asked again, they are the same.
      expect(calls.givePart.mock.lastCall).toEqual(["t1", mine]);
    }
    expect(calls.giveHash).toHaveBeenCalledTimes(3);
  });

  test("bytes of another device are not mine to send", async () => {
    await offerPart(table([part("me"), part("you")]), "me");
    expect(calls.givePart).not.toHaveBeenCalled();
    expect(calls.giveHash).not.toHaveBeenCalled();
  });
});

describe("after the match", () => {
  const mine = freshPart();
  const yours = freshPart();
  const shown = (text: string, player: string) => part(player, { hash: hashOf(text), given: true, part: text });
  const over = (changes: Partial<TableInfo> = {}) =>
    table([shown(mine, "me"), shown(yours, "you")], {
      status: "finished",
      half: HALF,
      seed: sharedSeed(HALF, [mine, yours]),
      ...changes,
    });

  test("it is checked that my bytes are in the seed", () => {
    expect(verdict(over(), "me")).toBe("unknown");
    keepPart(table([]), "me", mine);
    expect(verdict(over(), "me")).toBe("checked");
  });

  test.each([
    ["another seed", { seed: freshPart() }],
    ["another half", { half: freshPart() }],
    ["another promise", { commitment: hashOf("02") }],
    ["bytes that do not fit their hash", { parts: [shown(mine, "me"), { ...shown(yours, "you"), hash: hashOf("03") }] }],
  ])("%s is found", (_, changes) => {
    keepPart(table([]), "me", mine);
    expect(verdict(over(changes), "me")).toBe("wrong");
  });

  test("another half with a promise of its own is found by who saw the first one", () => {
    keepPart(table([]), "me", mine);
    const half = freshPart();
    const changes = { half, commitment: hashOf(half), seed: sharedSeed(half, [mine, yours]) };
    expect(verdict(over(changes), "me")).toBe("wrong");
  });

  test("it is said when my bytes are missing", () => {
    keepPart(table([]), "me", mine);
    const parts = [part("me"), shown(yours, "you")];
    expect(verdict(over({ parts, seed: sharedSeed(HALF, [yours]) }), "me")).toBe("missing");
  });
});
