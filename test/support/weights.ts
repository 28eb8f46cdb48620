import { readFileSync } from "node:fs";
import { openWeights } from "~/features/resume/labelling/weights";

/** The learned weights as the product ships them. */
export const weights = openWeights(
  new Uint8Array(readFileSync(new URL("../../public/learned/resume-labels.bin", import.meta.url))),
);
