/** Finding and linking clauses in a rulebook. */
import type { ChapterInfo, ClauseInfo, RulebookInfo } from "../protocol.gen";

export interface Piece {
  text: string;
  as: "text" | "clause" | "strong" | "em" | "code";
}

const MARK = /(\*\*[^*]+\*\*|\*[^*\s][^*]*\*|`[^`]+`|\b[A-Z]{1,2}\d{1,2}\.\d{1,2}\b)/;

/** A text cut into plain parts, emphasis, options and references to other clauses. */
export function pieces(text: string): Piece[] {
  return text.split(MARK).filter(Boolean).map(piece);
}

function piece(text: string): Piece {
  if (text.startsWith("**")) return { text: text.slice(2, -2), as: "strong" };
  if (text.startsWith("*") && text.length > 2) return { text: text.slice(1, -1), as: "em" };
  if (text.startsWith("`")) return { text: text.slice(1, -1), as: "code" };
  return { text, as: /^[A-Z]{1,2}\d{1,2}\.\d{1,2}$/.test(text) ? "clause" : "text" };
}

/** The chapters with those clauses in which every word occurs: in the text, the id or the title of the chapter. */
export function search(book: RulebookInfo, words: string): ChapterInfo[] {
  const wanted = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (!wanted.length) return book.chapters;
  const fits = (chapter: ChapterInfo, clause: ClauseInfo) => {
    const all = `${clause.id} ${chapter.title} ${clause.text}`.toLocaleLowerCase();
    return wanted.every((word) => all.includes(word));
  };
  return book.chapters
    .map((chapter) => ({ ...chapter, text: "", clauses: chapter.clauses.filter((clause) => fits(chapter, clause)) }))
    .filter((chapter) => chapter.clauses.length);
}

export function clauseOf(book: RulebookInfo, id: string): ClauseInfo | undefined {
  return book.chapters.flatMap((chapter) => chapter.clauses).find((clause) => clause.id === id);
}
