import type { AlertTitles } from "./alerts";
import type { NotesTitles } from "./notes";
import type { Equations } from "./pieces";

/**
 * How an article is rendered. `breaks` keeps single line breaks. `footnotes` turns links to other sites into numbered notes
 * under the given title. `alerts` makes GitHub's `> [!NOTE]` a section with one of these titles; without it that is a quote.
 * `marks` makes `==words==` stand out. `frontMatter` leaves out the YAML at the head of a text. `highlight` and `math` give HTML,
 * or null while they cannot (then the source is shown); a formula with numbered equations is given its numbers by the article.
 * Without `math`, dollar signs are plain text.
 */
export type MarkdownOptions = {
  breaks: boolean;
  footnotes: NotesTitles | null;
  alerts?: AlertTitles | null;
  marks?: boolean;
  frontMatter?: boolean;
  highlight?: (code: string, language: string) => string | null;
  math?: ((tex: string, display: boolean) => string | Equations | null) | null;
};
