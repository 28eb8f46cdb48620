import { z } from "zod";
import { problem } from "~/core/form";

export const MOST_ADDED = 30;
const LONGEST_ADDRESS = 2000;

const address = z.string().trim().max(LONGEST_ADDRESS, problem("mySources.badAddress"));
const title = z.string().trim().max(200).catch("");

const source = z.object({ url: address.min(1), kind: z.enum(["feed", "links"]), title: title.default("") });

/** What the page of one's own sources sends: an address or a list to try, what was found to be added, or one to be taken away. */
export const ownSourcesForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("try"), address: address.min(1, problem("form.missing")) }),
  z.object({
    intent: z.literal("import"),
    opml: z.string().default(""),
    file: z.union([z.instanceof(File), z.string()]).optional(),
  }),
  z.object({ intent: z.literal("add"), sources: z.array(source).min(1).max(MOST_ADDED) }),
  z.object({ intent: z.literal("remove"), url: address.min(1) }),
]);

export type OwnSourcesForm = z.infer<typeof ownSourcesForm>;
