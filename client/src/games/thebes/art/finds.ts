/** Which shape and material each find has; and what lies under them: the tokens of knowledge and the debris. */
import type { Token } from "../box";
import { SHAPES, type Layer, type Tone } from "./shapes";

const MATERIALS: Record<string, Record<Tone, string>> = {
  gold: { body: "#d9a520", light: "#fae08a", shade: "#80560a" },
  bronze: { body: "#9c7138", light: "#d2a96b", shade: "#4f3312" },
  silver: { body: "#aab4ba", light: "#eef2f4", shade: "#56636b" },
  clay: { body: "#bd6339", light: "#e9ab80", shade: "#6d2f14" },
  marble: { body: "#e6ddcb", light: "#fffdf6", shade: "#8d8068" },
  stone: { body: "#a2967f", light: "#d3c9b4", shade: "#594e3b" },
  basalt: { body: "#57544f", light: "#a29c91", shade: "#1f1d19" },
  faience: { body: "#2f8ca4", light: "#93d6dd", shade: "#11465a" },
  papyrus: { body: "#d9bd83", light: "#f4e5bd", shade: "#6f5222" },
  glass: { body: "#8fc3b4", light: "#e0f4ec", shade: "#3c7466" },
  ochre: { body: "#c98f3a", light: "#f0dcab", shade: "#7c2f1c" },
};

const FINDS: Record<string, [shape: string, material: string]> = {
  greece_a1_1: ["helmet", "bronze"],
  greece_a1_2: ["cup", "clay"],
  greece_a1_3: ["horse", "bronze"],
  greece_a1_4: ["owl_coin", "silver"],
  greece_a2_1: ["spearman", "marble"],
  greece_a2_2: ["omphalos", "stone"],
  greece_a2_3: ["venus", "marble"],
  greece_a3_1: ["mask", "gold"],
  greece_a3_2: ["figure", "bronze"],
  greece_a4_1: ["treasure", "gold"],
  greece_a5_1: ["bearded", "marble"],
  greece_a5_2: ["relief", "marble"],
  greece_a6_1: ["seal", "bronze"],
  crete_a1_1: ["sphinx", "clay"],
  crete_a1_2: ["statuettes", "bronze"],
  crete_a1_3: ["vessel", "glass"],
  crete_a2_1: ["bull", "basalt"],
  crete_a2_2: ["coin", "silver"],
  crete_a3_1: ["goddess", "ochre"],
  crete_a3_2: ["disc", "clay"],
  crete_a3_3: ["frieze", "ochre"],
  crete_a3_4: ["war_helmet", "bronze"],
  crete_a4_1: ["jug", "clay"],
  crete_a4_2: ["venus", "marble"],
  crete_a4_3: ["mechanism", "bronze"],
  crete_a5_1: ["coffin", "clay"],
  egypt_a1_1: ["scarab", "faience"],
  egypt_a1_2: ["ankh", "gold"],
  egypt_a1_3: ["ushabti", "faience"],
  egypt_a1_4: ["papyrus", "papyrus"],
  egypt_a2_1: ["cylinder", "faience"],
  egypt_a2_2: ["bowl", "faience"],
  egypt_a3_1: ["queen", "ochre"],
  egypt_a3_2: ["mirror", "bronze"],
  egypt_a3_3: ["painting", "ochre"],
  egypt_a4_1: ["palette", "stone"],
  egypt_a4_2: ["mummy", "papyrus"],
  egypt_a5_1: ["rosetta", "basalt"],
  egypt_a6_1: ["pharaoh", "gold"],
  palestine_a1_1: ["coin", "bronze"],
  palestine_a1_2: ["fragment", "basalt"],
  palestine_a1_3: ["ox", "bronze"],
  palestine_a1_4: ["game", "stone"],
  palestine_a1_5: ["medallion", "gold"],
  palestine_a2_1: ["column", "stone"],
  palestine_a2_2: ["lamp", "gold"],
  palestine_a2_3: ["stand", "clay"],
  palestine_a3_1: ["sarcophagi", "clay"],
  palestine_a4_1: ["fragment", "clay"],
  palestine_a5_1: ["ossuary", "marble"],
  palestine_a6_1: ["stele", "basalt"],
  palestine_a7_1: ["scroll_jar", "clay"],
  mesopotamia_a1_1: ["bowl", "glass"],
  mesopotamia_a1_2: ["lion", "faience"],
  mesopotamia_a1_3: ["obelisk", "marble"],
  mesopotamia_a1_4: ["tablet", "stone"],
  mesopotamia_a1_5: ["figure", "basalt"],
  mesopotamia_a3_1: ["goblet", "gold"],
  mesopotamia_a3_2: ["night", "clay"],
  mesopotamia_a3_3: ["gold_helmet", "gold"],
  mesopotamia_a4_1: ["treasure", "gold"],
  mesopotamia_a4_2: ["tablet", "clay"],
  mesopotamia_a4_3: ["vase", "stone"],
  mesopotamia_a5_1: ["law", "basalt"],
  mesopotamia_a5_2: ["king", "bronze"],
};

export interface Drawing {
  layers: readonly Layer[];
  tones: Record<Tone, string>;
}

/** How an artifact or a piece of debris is drawn; tokens of knowledge are books. */
export function drawingOf(token: Token): Drawing | null {
  const [shape, material] = token.kind === "debris" ? ["rubble", "stone"] : (FINDS[token.id] ?? ["", ""]);
  const [layers, tones] = [SHAPES[shape], MATERIALS[material]];
  return layers && tones ? { layers, tones } : null;
}
