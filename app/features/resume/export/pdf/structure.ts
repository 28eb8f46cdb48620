import type { SheetPage, TextRun } from "../sheet/sheet";

/** What a tagged PDF calls a block (ISO 32000 §14.8.4). */
type Role = "P" | "H1" | "H2" | "H3" | "LI";

/** The runs up to a new line, by page, in reading order. */
export type TaggedBlock = { role: Role; parts: { page: number; runs: TextRun[] }[] };

const headingOf = { 1: "H2", 2: "H3" } as const;

/** The text of a sheet as blocks. Its first is the first heading, the next ones are where the sheet has a mark. */
export function taggedBlocks(pages: Pick<SheetPage, "runs" | "marks">[]): TaggedBlock[] {
  const blocks: TaggedBlock[] = [];
  let open: TaggedBlock | null = null;
  for (const [page, { runs, marks }] of pages.entries()) {
    const headings = new Map(
      marks.map(({ x, y, level }) => [runs.find((run) => run.y >= y && run.x >= x), headingOf[level]]),
    );
    for (const run of runs) {
      const heading = headings.get(run);
      if (!open || heading) {
        const role = run.text.startsWith("•") ? "LI" : "P";
        open = { role: blocks.length === 0 ? "H1" : (heading ?? role), parts: [] };
        blocks.push(open);
      }
      const last = open.parts.at(-1);
      if (last?.page === page) last.runs.push(run);
      else open.parts.push({ page, runs: [run] });
      if (run.space === "\n") open = null;
    }
  }
  return blocks;
}

export function partsOfPage(blocks: TaggedBlock[], page: number): { block: TaggedBlock; runs: TextRun[] }[] {
  return blocks.flatMap((block) =>
    block.parts.filter((part) => part.page === page).map(({ runs }) => ({ block, runs })),
  );
}

function withLists(blocks: TaggedBlock[]): (TaggedBlock | TaggedBlock[])[] {
  const grouped: (TaggedBlock | TaggedBlock[])[] = [];
  for (const block of blocks) {
    const last = grouped.at(-1);
    if (block.role !== "LI") grouped.push(block);
    else if (Array.isArray(last)) last.push(block);
    else grouped.push([block]);
  }
  return grouped;
}

const references = (ids: number[]) => `[${ids.map((id) => `${id} 0 R`).join(" ")}]`;

export function structureObjects(
  blocks: TaggedBlock[],
  pages: number[],
  newObject: () => number,
): { root: number; objects: Map<number, string> } {
  const objects = new Map<number, string>();
  const [root, whole, parents] = [newObject(), newObject(), newObject()];
  const owners: number[][] = pages.map(() => []);
  const add = (role: string, parent: number, kids: (id: number) => string): number => {
    const id = newObject();
    objects.set(id, `/Type /StructElem /S /${role} /P ${parent} 0 R /K ${kids(id)}`);
    return id;
  };
  const content = (block: TaggedBlock) => (id: number) => {
    const kids = block.parts.map(({ page }) => {
      const number = (owners[page]?.push(id) ?? 0) - 1;
      return `<< /Type /MCR /Pg ${pages[page]} 0 R /MCID ${number} >>`;
    });
    return `[${kids.join(" ")}]`;
  };
  const item = (list: number) => (block: TaggedBlock) =>
    add("LI", list, (id) => references([add("LBody", id, content(block))]));
  const kids = withLists(blocks).map((each) =>
    Array.isArray(each)
      ? add("L", whole, (id) => references(each.map(item(id))))
      : add(each.role, whole, content(each)),
  );
  const ofPages = owners.map((ids, page) => `${page} ${references(ids)}`);
  objects.set(root, `/Type /StructTreeRoot /K ${whole} 0 R /ParentTree ${parents} 0 R`);
  objects.set(whole, `/Type /StructElem /S /Document /P ${root} 0 R /K ${references(kids)}`);
  objects.set(parents, `/Nums [${ofPages.join(" ")}]`);
  return { root, objects };
}
