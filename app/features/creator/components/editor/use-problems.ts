import { useEffect, useState } from "react";
import type { ImageProblem } from "../../copy/images.client";
import type { Preview, PreviewStatus } from "../../preview/preview.client";

export type Problem = ({ kind: "image" } & ImageProblem) | { kind: "css"; count: number };

/** A pause after the preview is drawn before its pictures are looked at. */
const PAUSE_MS = 1000;

export const loadImageCheck = () => import("../../copy/images.client");

/** What of the article will not be in WeChat as it was written, looked for whenever writing pauses. */
export function useProblems(preview: Preview | null, status: PreviewStatus): Problem[] {
  const [images, setImages] = useState<ImageProblem[]>([]);

  useEffect(() => {
    if (!preview || status.state !== "shown") return;
    let isOver = false;
    async function look(article: HTMLElement) {
      if (!article.querySelector("img")) return setImages([]);
      const { imageProblems } = await loadImageCheck();
      const found = await imageProblems(article);
      if (!isOver) setImages(found);
    }
    const timer = window.setTimeout(() => look(preview.article).catch(console.error), PAUSE_MS);
    return () => {
      isOver = true;
      window.clearTimeout(timer);
    };
  }, [preview, status]);

  const { droppedRules } = status;
  return [
    ...images.map((image) => ({ kind: "image" as const, ...image })),
    ...(droppedRules ? [{ kind: "css" as const, count: droppedRules }] : []),
  ];
}
