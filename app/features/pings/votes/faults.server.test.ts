import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Refused } from "~/core/result";
import { articles, follows, users, votes } from "~/db/schema";
import { clockAt, type TestApp, testApp } from "../../../../test/support/app";
import { newMember } from "../../../../test/support/billing";
import { insist, onTrial, type Trial, walk } from "../../../../test/support/faults";
import { newArticle } from "../../../../test/support/pings";
import { followRadar, unfollowRadar } from "../follows/follow.server";
import { castVote, removeVote } from "./votes.server";

const START = "2026-03-01T08:00:00Z";

/** Somebody presses; where no answer comes, once more. What was done before is a refusal of the second press. */
async function press(trial: Trial, expected: Refused["reason"], ask: () => Promise<{ ok: true } | Refused>) {
  const answer = await insist(trial, 3, async (time) => {
    trial.beside(ask);
    const answered = await ask();
    trial.beside(null);
    if (!answered.ok && trial.met() === "") expect(time).toBe(1);
    return answered;
  });
  if (answer?.ok === false) expect(answer.reason).toBe(expected);
  else expect(answer?.ok).toBe(true);
}

async function voteAndFollow(base: TestApp, trial: Trial) {
  const { id } = await newMember(base);
  const other = await newMember(base);
  const [owner] = await base.db.select().from(users).where(eq(users.id, other.id));
  const articleId = await newArticle(base);
  await base.db.insert(votes).values({ articleId, userId: other.id, voteType: "like" });
  const app = onTrial(base, trial);
  const member = { id, pingId: id.slice(-12) };
  const pingId = owner?.pingId ?? "";
  const vote = (voteType: "like" | "dislike") => () => castVote(app, { member, articleId, voteType });

  for (const ask of [
    vote("like"),
    vote("dislike"),
    () => removeVote(app, { member, articleId }),
    vote("dislike"),
  ])
    await press(trial, "pings.noArticle", ask);
  await press(trial, "pings.alreadyFollowing", () => followRadar(app, { member, pingId }));
  await press(trial, "pings.notFollowing", () => unfollowRadar(app, { member, pingId }));
  await press(trial, "pings.alreadyFollowing", () => followRadar(app, { member, pingId }));

  const cast = await base.db.select().from(votes).where(eq(votes.articleId, articleId));
  expect(cast.map(({ userId, voteType }) => [userId, voteType]).sort()).toEqual(
    [
      [id, "dislike"],
      [other.id, "like"],
    ].sort(),
  );
  const [article] = await base.db.select().from(articles).where(eq(articles.id, articleId));
  expect(article).toMatchObject({ likeCount: 1, dislikeCount: 1 });
  const followed = await base.db.select().from(follows).where(eq(follows.followerId, id));
  expect(followed.map(({ followeeId }) => followeeId)).toEqual([other.id]);
}

test.each(["before", "after", "again"] as const)(
  "%s at whichever call of a vote or a follow: the last press stands, and counters equal their rows",
  async (fault) => {
    const app = await testApp();
    const { met, wrong } = await walk(
      fault,
      () => clockAt(START),
      (trial) => voteAndFollow(app, trial),
    );
    expect(wrong).toEqual([]);
    expect(met).toBe(7);
  },
);
