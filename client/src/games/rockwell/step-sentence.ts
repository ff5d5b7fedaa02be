/** What an extraction's step says in words. */
import type { BoardProps } from "../board";
import type { Extraction, Part, Step } from "./extraction";
import type { Cubes } from "./types.gen";
import { hasAny } from "./view";

export function sentence(board: BoardProps, extraction: Extraction, step: Step): string {
  const { words } = board;
  switch (step) {
    case "ready": {
      const { active: seat, tile, total, power } = extraction;
      return words.text("tell-ready", { seat, tile, total, power });
    }
    case "card":
      return words.text(extraction.isDangerous ? "tell-card-danger" : "tell-card", { card: extraction.card! });
    case "share":
      return words.text("tell-share", { count: sharers(extraction).length });
    case "surplus":
      return surplus(board, extraction);
    case "danger":
      return danger(board, extraction);
    case "result":
      return words.text("tell-result", { seat: extraction.active });
  }
}

export const sharers = ({ parts }: Extraction) => parts.filter((part) => part.share);

function surplus({ words }: BoardProps, { parts }: Extraction): string {
  const part = parts.find((each) => each.surplus && hasAny(each.surplus))!;
  return words.text("tell-surplus", { seat: part.owner, reason: part.reason, strength: part.strength });
}

function danger({ words }: BoardProps, { parts, isOver }: Extraction): string {
  const threatened = parts.filter((part) => part.danger);
  if (threatened.length) return threatened.map((part) => words.text("tell-danger", dangerFacts(part, isOver))).join("\n");
  return words.text("tell-danger-none");
}

function dangerFacts({ owner: seat, danger, tokens, lost }: Part, isOver: boolean) {
  return { seat, ...danger!, tokens, lost: lost ? count(lost) : 0, settled: isOver || lost || tokens ? 1 : 0 };
}

const count = (cubes: Cubes) => cubes.zinc + cubes.copper + cubes.silver + cubes.gold;
