import { yieldToMain } from "~/ui/browser/run-in-chunks";
import { type FileProblem, problemOfFile, shownName, textOfBytes } from "../panel/text-file";
import { contentOfZip, isZip, LARGEST_ZIP, textOfZipped } from "../panel/zip-texts";
import type { Drafts } from "../storage/drafts.client";
import type { DraftSession } from "./draft-session.client";

type Found = { text: string; at: number | null } | { left: string; why: FileProblem };

export type OpenedTexts =
  | { kind: "one"; text: string }
  | { kind: "none"; why: FileProblem | null; left: string[] }
  | { kind: "several"; added: number; known: number; left: string[]; isWhole: boolean };

async function bytesOf(file: File): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (error) {
    // A folder with the name of a file, or one that is gone meanwhile.
    console.error(error);
    return null;
  }
}

async function* textsOf(files: readonly File[]): AsyncGenerator<Found> {
  for (const file of files) {
    const left = (why: FileProblem): Found => ({ left: file.name, why });
    const problem = isZip(file) ? (file.size > LARGEST_ZIP ? "zipTooMuch" : null) : problemOfFile(file);
    const bytes = problem ? null : await bytesOf(file);
    if (!bytes) yield left(problem ?? "fileUnread");
    else if (isZip(file)) yield* textsOfZip(file.name, bytes);
    else {
      const read = textOfBytes(bytes);
      yield read.kind === "text" ? { text: read.text, at: null } : left(read.kind);
    }
  }
}

function* textsOfZip(zip: string, bytes: Uint8Array): Generator<Found> {
  const content = contentOfZip(bytes);
  if (content.kind !== "content") return yield { left: zip, why: content.kind };
  if (content.texts.length === 0) return yield { left: zip, why: "zipNoText" };
  for (const zipped of content.texts) {
    const read = textOfZipped(bytes, zipped);
    yield read.kind === "text" ? { text: read.text, at: zipped.at } : { left: zipped.name, why: read.kind };
  }
  yield* content.others.map((name): Found => ({ left: name, why: "fileKind" }));
}

function draftsBeside(drafts: Drafts, present: string, now: number) {
  const done = { added: 0, known: 0 };
  let known: Set<string> | null = null;
  return {
    done,
    put: async ({ text, at }: { text: string; at: number | null }): Promise<void> => {
      known ??= new Set([present, ...(await drafts.texts()).map((each) => each.text)]);
      if (known.has(text)) done.known += 1;
      else {
        await drafts.add(text, Math.min(at ?? now, now));
        known.add(text);
        done.added += 1;
      }
    },
  };
}

export function mayTakeLong(files: readonly File[]): boolean {
  return files.length > 1 || files.some(isZip);
}

function reasonOf(reasons: readonly FileProblem[]): FileProblem | null {
  const [reason = "fileKind"] = reasons;
  if (reasons.length <= 1) return reason;
  const isOfAll = ["pictureFile", "fileKind", "zipDamaged", "zipLocked", "zipPacking"].includes(reason);
  return isOfAll && reasons.every((each) => each === reason) ? reason : null;
}

/** One text alone is returned; several become drafts, up to the first that cannot be stored (`isWhole` is false then). */
export async function openTexts(
  files: readonly File[],
  session: Pick<DraftSession, "drafts" | "text">,
  now: number,
): Promise<OpenedTexts> {
  const beside = draftsBeside(await session.drafts(), session.text(), now);
  const left: Extract<Found, { left: string }>[] = [];
  let first: Extract<Found, { text: string }> | null = null;
  let count = 0;
  let isWhole = true;
  try {
    for await (const found of textsOf(files)) {
      if ("left" in found) left.push(found);
      else {
        if (count === 0) first = found;
        else if (count === 1 && first) await beside.put(first);
        if (count > 0) await beside.put(found);
        count += 1;
      }
      await yieldToMain();
    }
    if (first && count === 1 && left.length === 0) return { kind: "one", text: first.text };
    if (first && count === 1) await beside.put(first);
  } catch (error) {
    console.error(error);
    isWhole = false;
  }
  const names = left.map((each) => shownName(each.left));
  if (count === 0 && isWhole) return { kind: "none", why: reasonOf(left.map(({ why }) => why)), left: names };
  return { kind: "several", ...beside.done, left: names, isWhole };
}
