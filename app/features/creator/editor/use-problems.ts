import { useEffect, useState } from "react";
import type { ImageProblem } from "../article/copy/images.client";
import type { Preview, PreviewStatus } from "../article/preview/preview.client";
import type { FormulaProblem } from "../formulas/drawn-formula";

export type Problem =
  | ({ kind: "image" } & ImageProblem)
  | ({ kind: "formula" } & FormulaProblem)
  | { kind: "contents"; mark: string }
  | { kind: "css"; count: number };

const PAUSE_MS = 1000;

/** What other editors draw as a table of contents. */
const contentsMark = /^\s*@?\[(?:\[toc\]|toc)\]\s*$/i;

export function useProblems(preview: Preview | null, status: PreviewStatus): Problem[] {
  const [images, setImages] = useState<ImageProblem[]>([]);
  const [formulas, setFormulas] = useState<FormulaProblem[]>([]);
  const [mark, setMark] = useState<string>();

  useEffect(() => {
    if (!preview || status.state !== "shown") return;
    let isOver = false;
    async function check(article: HTMLElement) {
      const paragraphs = [...article.querySelectorAll("p")].map(({ textContent }) => textContent ?? "");
      setMark(paragraphs.find((text) => contentsMark.test(text)));
      if (!article.querySelector("img, .broken-formula")) {
        setImages([]);
        setFormulas([]);
        return;
      }
      const [{ imageProblems }, { formulaProblems }] = await Promise.all([
        import("../article/copy/images.client"),
        import("../formulas/drawn-formula"),
      ]);
      if (isOver) return;
      setFormulas(formulaProblems(article));
      const found = await imageProblems(article);
      if (!isOver) setImages(found);
    }
    const timer = window.setTimeout(() => check(preview.article).catch(console.error), PAUSE_MS);
    return () => {
      isOver = true;
      window.clearTimeout(timer);
    };
  }, [preview, status]);

  const { droppedRules } = status;
  return [
    ...formulas.map((formula) => ({ kind: "formula" as const, ...formula })),
    ...(mark ? [{ kind: "contents" as const, mark }] : []),
    ...images.map((image) => ({ kind: "image" as const, ...image })),
    ...(droppedRules ? [{ kind: "css" as const, count: droppedRules }] : []),
  ];
}
