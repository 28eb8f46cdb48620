import type { APIRequestContext, APIResponse } from "@playwright/test";
import { expect, ORIGIN, test } from "../pages/fixtures";

const headers = { Origin: ORIGIN };

type Wink = { id: string; tag_id: string; title: string; date: string };

async function ownPingId(request: APIRequestContext): Promise<string> {
  const data = await (await request.get(`${ORIGIN}/api/account/data`)).json();
  return data.account.ping_id;
}

const winks = (request: APIRequestContext, query: Record<string, string>) =>
  request.get(`${ORIGIN}/api/winks/by_tag_id?${new URLSearchParams(query)}`);

test("a tag is read to its end by the links that its answers give, each article once", async ({
  request,
}) => {
  const all: Wink[] = [];
  let next: string | undefined = "/api/winks/by_tag_id?tag_id=digital_currency&limit=7";
  while (next) {
    const answer: APIResponse = await request.get(ORIGIN + next);
    expect(answer.status()).toBe(200);
    const page: Wink[] = await answer.json();
    expect(page.length).toBeLessThanOrEqual(7);
    all.push(...page);
    next = /^<([^>]+)>; rel="next"$/.exec(answer.headers().link ?? "")?.[1];
  }
  expect(all.length).toBeGreaterThanOrEqual(24);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  const dates = all.map(({ date }) => Date.parse(date));
  expect(dates).toEqual(dates.toSorted((a, b) => b - a));
  const second: Wink[] = await (
    await winks(request, { tag_id: "digital_currency", limit: "7", page: "2" })
  ).json();
  expect(second.map(({ id }) => id)).toEqual(all.slice(7, 14).map(({ id }) => id));
});

test("without a tag the language decides, by default ten a page", async ({ request }) => {
  for (const [lang, tag] of Object.entries({ en: "ai_news_en", zh: "ai_news_zh" })) {
    const page: Wink[] = await (await winks(request, { lang })).json();
    expect(page).toHaveLength(10);
    expect(new Set(page.map(({ tag_id }) => tag_id))).toEqual(new Set([tag]));
  }
});

test("what makes no sense is refused in both languages and is never an error of ours", async ({
  request,
}) => {
  const refused: [Record<string, string>, number, string][] = [
    ...["1e9", "1000000000", "-1", "0", "1.5", "NaN", "", "51"].map(
      (limit): [Record<string, string>, number, string] => [{ limit }, 400, "pings.badLimit"],
    ),
    ...["0", "-1", "101", "x"].map((page): [Record<string, string>, number, string] => [
      { page },
      400,
      "pings.badPage",
    ]),
    ...["", "x", "1-2", "1795250076905-0123456789abcde"].map(
      (before): [Record<string, string>, number, string] => [{ before }, 400, "pings.badCursor"],
    ),
    [{ tag_id: "nothing" }, 404, "pings.noTag"],
    [{ tag_id: "" }, 404, "pings.noTag"],
    [{ tag_id: "x".repeat(10_000) }, 404, "pings.noTag"],
  ];
  for (const [query, status, code] of refused) {
    const said = new Set<string>();
    for (const lang of ["en", "zh"]) {
      const answer = await winks(request, { ...query, lang });
      expect(answer.status(), JSON.stringify(query).slice(0, 80)).toBe(status);
      const { error, code: told } = await answer.json();
      expect(told).toBe(code);
      expect(error).not.toContain("{{");
      said.add(error);
    }
    expect(said.size).toBe(2);
  }
  const forged = await winks(request, { before: "999999999999999-ffffffffffffffff" });
  expect(forged.status()).toBe(200);
});

test("a vote is cast, replaced, told and taken back", async ({ request, context, signIn }) => {
  // The oldest, on which no other journey votes.
  const [wink] = await (await winks(request, { tag_id: "digital_currency", limit: "1", page: "24" })).json();
  const news_id: string = wink.id;
  const stats = async () =>
    (await (await request.get(`${ORIGIN}/api/article/vote/stats?news_id=${news_id}`)).json()).stats;
  const before = await stats();
  await signIn();
  const ask = context.request;
  const vote = async (vote_type: string) =>
    (await ask.post(`${ORIGIN}/api/article/vote`, { headers, data: { news_id, vote_type } })).json();
  const own = async () =>
    (await (await ask.get(`${ORIGIN}/api/article/vote/user?news_id=${news_id}`)).json()).vote_type;
  expect(await own()).toBeNull();
  expect((await vote("like")).stats.like_count).toBe(before.like_count + 1);
  expect((await vote("dislike")).stats).toEqual({
    ...before,
    dislike_count: before.dislike_count + 1,
    total_count: before.total_count + 1,
  });
  expect(await own()).toBe("dislike");
  const removed = await ask.post(`${ORIGIN}/api/article/vote/remove`, { headers, data: { news_id } });
  expect(await removed.json()).toEqual({ success: true, stats: before });
  expect([await own(), await stats()]).toEqual([null, before]);
  expect(await (await request.get(`${ORIGIN}/api/article/vote/user?news_id=${news_id}`)).json()).toEqual({
    success: true,
    vote_type: null,
  });
});

test("a vote that cannot be is refused with its reason", async ({ request, context, signIn }) => {
  const post = (sender: APIRequestContext, path: string, data: object) =>
    sender.post(ORIGIN + path, { headers: { ...headers, "Accept-Language": "zh" }, data });
  expect((await post(request, "/api/article/vote", { news_id: "a", vote_type: "like" })).status()).toBe(401);
  await signIn();
  const refused = async (path: string, data: object) => {
    const answer = await post(context.request, path, data);
    return [answer.status(), (await answer.json()).code];
  };
  for (const news_id of ["nothing", "", "x".repeat(10_000)]) {
    expect(await refused("/api/article/vote", { news_id, vote_type: "like" })).toEqual([
      404,
      "pings.noArticle",
    ]);
    expect(await refused("/api/article/vote/remove", { news_id })).toEqual([404, "pings.noArticle"]);
    const path = `/api/article/vote/stats?news_id=${news_id}`;
    expect((await request.get(ORIGIN + path)).status()).toBe(404);
  }
  for (const vote_type of ["love", "", 1, null])
    expect(await refused("/api/article/vote", { news_id: "a", vote_type })).toEqual([400, "pings.badVote"]);
  for (const data of [{}, { news_id: 7, vote_type: "like" }, { news_id: "\ud800", vote_type: "like" }, []])
    expect((await refused("/api/article/vote", data))[0]).toBe(400);
});

test("a plain form votes, follows and leads back to its page", async ({
  context,
  request,
  signIn,
  playwright,
}) => {
  const other = await playwright.request.newContext();
  await other.post(`${ORIGIN}/signin`, {
    headers,
    form: { email: `o-${crypto.randomUUID()}@example.com` },
    maxRedirects: 0,
  });
  const pingId = await ownPingId(other);
  const [wink] = await (await winks(request, { tag_id: "ai_news_en", limit: "1" })).json();
  const send = async (sender: APIRequestContext, path: string, form: Record<string, string>) => {
    const answer = await sender.post(ORIGIN + path, { headers, form, maxRedirects: 0 });
    expect(answer.status()).toBe(303);
    return answer.headers().location;
  };
  const ballot = { news_id: wink.id, vote_type: "like" };
  const page = `/pings/content/${wink.id}`;
  expect(await send(request, "/api/article/vote", ballot)).toBe(
    `/signin?redirect_url=${encodeURIComponent(page)}`,
  );
  await signIn();
  const ask = context.request;
  expect(await send(ask, "/api/article/vote", ballot)).toBe(page);
  expect(await send(ask, "/api/article/vote", { ...ballot, back: "https://evil.example/" })).toBe(page);
  const back = `${page}?tag_id=ai_news_en`;
  expect(await send(ask, "/api/article/vote/remove", { news_id: wink.id, back })).toBe(back);
  const follow = { follow_user_id: pingId, back: "/pings?tag_id=ai_news_zh" };
  expect(await send(ask, "/api/follow_user", follow)).toBe(`/pings?tag_id=${pingId}&notice=followed`);
  expect(await send(ask, "/api/follow_user", follow)).toBe(
    "/pings?tag_id=ai_news_zh&notice=pings.alreadyFollowing",
  );
  expect(await send(ask, "/api/unfollow_user", { unfollow_user_id: pingId })).toBe(
    `/pings?tag_id=${await ownPingId(ask)}&notice=unfollowed`,
  );
  await other.dispose();
});

test("radars are followed by Ping ID, once, and in one's own name alone", async ({
  context,
  request,
  signIn,
  playwright,
}) => {
  const other = await playwright.request.newContext();
  const email = `o-${crypto.randomUUID()}@example.com`;
  await other.post(`${ORIGIN}/signin`, { headers, form: { email }, maxRedirects: 0 });
  const theirs = await ownPingId(other);
  await signIn();
  const ask = context.request;
  const user_id = await ownPingId(ask);
  const send = async (path: string, data: object) => {
    const answer = await ask.post(ORIGIN + path, { headers, data });
    const body = await answer.json();
    return [answer.status(), body.code ?? body];
  };
  const follow = (follow_user_id: string) => send("/api/follow_user", { user_id, follow_user_id });
  expect(await follow(user_id)).toEqual([400, "pings.followSelf"]);
  for (const unknown of ["ffffffffffff", email, "", "x".repeat(10_000)])
    expect(await follow(unknown)).toEqual([400, "pings.noSuchPing"]);
  expect(await follow(theirs)).toEqual([200, { success: true, tag_id: theirs }]);
  expect(await follow(theirs)).toEqual([400, "pings.alreadyFollowing"]);
  expect(await send("/api/follow_user", { user_id: theirs, follow_user_id: user_id })).toEqual([
    403,
    "forbidden",
  ]);

  const tags = await ask.get(`${ORIGIN}/api/winks/all_tags?user_id=${user_id}`);
  const entries = await tags.json();
  expect(entries.filter((each: { user_id: string | null }) => each.user_id !== null)).toEqual([
    { tag_id: user_id, user_id, tag: user_id, is_self: true, worldFilter: "", worldFilterName: "" },
    { tag_id: theirs, user_id: theirs, tag: theirs, is_self: false },
  ]);
  expect(JSON.stringify(entries)).not.toContain("@");
  for (const asker of [ask, request])
    expect((await asker.get(`${ORIGIN}/api/winks/all_tags?user_id=${theirs}`)).status()).toBe(403);
  const strangers = await (await request.get(`${ORIGIN}/api/winks/all_tags`)).json();
  expect(strangers.every((each: { user_id: string | null }) => each.user_id === null)).toBe(true);

  const unfollow = (unfollow_user_id: string) => send("/api/unfollow_user", { user_id, unfollow_user_id });
  expect(await unfollow(theirs)).toEqual([200, { success: true, tag_id: theirs }]);
  expect(await unfollow(theirs)).toEqual([400, "pings.notFollowing"]);
  await other.dispose();
});
