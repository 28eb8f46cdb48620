import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { z } from "zod";
import type { tagEntry } from "~/features/pings/api-shapes";
import { readTags } from "~/features/pings/feed/feed.server";
import { appOf } from "~/platform/app/context.server";
import { viewerOf } from "~/platform/auth/guards.server";
import { apiError, onlyAllows } from "~/platform/http/api-error.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await viewerOf({ request, context });
  const asked = new URL(request.url).searchParams.get("user_id");
  if (asked !== null && asked !== viewer?.pingId) return apiError(request, 403, "forbidden");
  const tags = await readTags(appOf(context), viewer);
  const answer = tags.map(
    ({ tagId, ownerId, name, subject }): z.infer<typeof tagEntry> => ({
      tag_id: tagId,
      user_id: ownerId,
      tag: name,
      is_self: ownerId !== null && ownerId === viewer?.pingId,
      ...(subject !== undefined && {
        worldFilter: subject?.tagId ?? "",
        worldFilterName: subject?.name ?? "",
      }),
    }),
  );
  return Response.json(answer);
}

export const action = onlyAllows("GET");
