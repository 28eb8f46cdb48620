import type { jsPDF } from "jspdf";
import { structureObjects, type TaggedBlock } from "./structure";

type Internals = jsPDF["internal"] & {
  write(text: string): void;
  newObjectDeferred(): number;
  newObjectDeferredBegin(id: number, write: boolean): void;
};

/** Tags a document whose pages hold `blocks` as marked content, so that screen readers and converters know heading, list and line. */
export function addStructure(pdf: jsPDF, blocks: TaggedBlock[], pageCount: number): void {
  const internal = pdf.internal as Internals;
  let root = 0;
  internal.events.subscribe("putPage", ({ pageNumber }: { pageNumber: number }) =>
    internal.write(`/StructParents ${pageNumber - 1}`),
  );
  internal.events.subscribe("postPutResources", () => {
    const pages = Array.from({ length: pageCount }, (_, page) => pdf.getPageInfo(page + 1).objId);
    const structure = structureObjects(blocks, pages, internal.newObjectDeferred);
    root = structure.root;
    for (const [id, dictionary] of structure.objects) {
      internal.newObjectDeferredBegin(id, true);
      internal.write(`<< ${dictionary} >>`);
      internal.write("endobj");
    }
  });
  internal.events.subscribe("putCatalog", () =>
    internal.write(`/StructTreeRoot ${root} 0 R /MarkInfo << /Marked true >>`),
  );
}
