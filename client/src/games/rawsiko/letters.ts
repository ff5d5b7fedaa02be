/** How wide words are in the face of the map's labels, without asking the screen: labels are laid out before they are drawn. */

/** Letters by their width in thousandths of their size, as `--figures` draws them. */
const WIDTHS: [number, string][] = [
  [270, " .'’"],
  [310, "il"],
  [357, "-/Ij"],
  [410, "Jfrt"],
  [451, "1cs"],
  [500, "7z"],
  [540, "35FLvxy"],
  [591, "24689STaegko"],
  [641, "0CEZbdhnpqu"],
  [691, "BKPRVY"],
  [753, "AGOUX"],
  [818, "DHNQw"],
  [945, "Mm"],
];
const WIDEST = 1060;

const widths = new Map(WIDTHS.flatMap(([width, letters]) => [...letters].map((letter) => [letter, width])));

/** An accent adds nothing: é is as wide as e. */
const plain = (word: string) => [...word.normalize("NFD")].filter((letter) => !/\p{M}/u.test(letter));

export const widthOf = (word: string, size: number) =>
  plain(word).reduce((sum, letter) => sum + (widths.get(letter) ?? WIDEST), 0) * (size / 1000);
