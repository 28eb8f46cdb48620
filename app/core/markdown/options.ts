import type { AlertTitles } from "./alerts";
import type { NotesTitles } from "./notes";
import type { Equations } from "./pieces";

/** `breaks` keeps single line breaks. `footnotes` turns links to other sites into numbered notes under the given title. `alerts`
 * titles GitHub's `> [!NOTE]`. `marks` makes `==words==` stand out. `frontMatter` leaves out the YAML at the head. `highlight`
 * and `math` give HTML, or null while they cannot; without `math`, dollar signs are plain text. */
export type MarkdownOptions = {
  breaks: boolean;
  footnotes: NotesTitles | null;
  alerts?: AlertTitles | null;
  marks?: boolean;
  frontMatter?: boolean;
  highlight?: (code: string, language: string) => string | null;
  math?: ((tex: string, display: boolean) => string | Equations | null) | null;
};
