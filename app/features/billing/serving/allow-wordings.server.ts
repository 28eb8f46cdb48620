import type { Member } from "~/core/member";
import { may } from "~/core/membership";
import { wordingsADay } from "~/core/plans";
import { type Result, refuse } from "~/core/result";
import type { AnalystRefusal, Reword } from "~/ports/analyst";
import type { App } from "~/ports/app";
import { countWording, giveBackWording, hasServedCredit } from "./store.server";

type Needs = Pick<App, "db" | "analyst" | "now">;
type Asker = Pick<Member, "id" | "membership">;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Refusals that come before the model is asked. */
const unasked: AnalystRefusal[] = ["analyst.stopped", "analyst.spent", "analyst.ownSpent"];

/** A resume paid for by itself counts on for a day: its credit is used up by then, and its result is what the wordings are for. */
async function allowanceOf({ db, now }: Needs, { id, membership }: Asker): Promise<number> {
  if (membership.isUnread) return 0;
  if (membership.monthly) return wordingsADay.monthly;
  const since = new Date(now().getTime() - DAY_MS);
  const isPaid = may(membership, "advancedAnalyst") || (await hasServedCredit(db, id, since));
  return isPaid ? wordingsADay.perUse : 0;
}

/** Whether other wordings are offered to a member: where a model is configured, and what pays for it is held. */
export async function offersWordings(app: Needs, member: Asker): Promise<boolean> {
  return (await allowanceOf(app, member)) > 0 && (await app.analyst(member.id)).reword !== undefined;
}

/** The model for one call, which is counted unless it was not allowed to be asked; nothing of what it is asked is. */
export async function reserveWording(
  app: Needs,
  member: Asker,
): Promise<Result<{ reword: Reword }, "wordings.notIncluded" | "wordings.spent">> {
  const { reword } = await app.analyst(member.id);
  const most = reword ? await allowanceOf(app, member) : 0;
  if (!reword || most === 0) return refuse("wordings.notIncluded");
  const day = app.now().toISOString().slice(0, 10);
  const untilTomorrow = () => Math.ceil((Date.parse(day) + DAY_MS - app.now().getTime()) / 1000);
  if (!(await countWording(app.db, member.id, day, most)))
    return refuse("wordings.spent", { count: most, retryAfter: untilTomorrow() });
  const counted: Reword = async (...asked) => {
    const answer = await reword(...asked);
    if (answer.ok || !unasked.includes(answer.reason)) return answer;
    await giveBackWording(app.db, member.id, day);
    return answer.reason === "analyst.stopped"
      ? answer
      : refuse(answer.reason, { retryAfter: Math.max(1, untilTomorrow()) });
  };
  return { ok: true, reword: counted };
}
