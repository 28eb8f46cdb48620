import { expect, ORIGIN, test } from "../pages/fixtures";

const address = `${ORIGIN}/api/config`;
const headers = { Origin: ORIGIN, "Accept-Language": "zh" };

test("a stranger reads and writes nothing", async ({ request }) => {
  for (const path of ["/api/config?type=memwink_theme", "/api/config/all"])
    expect((await request.get(ORIGIN + path)).status()).toBe(401);
  const data = { type: "memwink_theme", value: "car" };
  expect((await request.post(address, { headers, data })).status()).toBe(401);
});

test("a member saves, reads one and reads all", async ({ context, signIn }) => {
  const email = await signIn();
  const named = { ...headers, "X-User-Email": email };
  const data = { type: "memwink_theme", value: '"car"' };
  const answer = { type: "memwink_theme", value: '"car"', is_default: false, is_suspended: false };
  const saved = await context.request.post(address, { headers: named, data });
  expect([saved.status(), await saved.json()]).toEqual([200, { ok: true, ...answer }]);
  const read = await context.request.get(`${address}?type=memwink_theme`, { headers: named });
  expect(await read.json()).toEqual(answer);
  const all = await (await context.request.get(`${address}/all`)).json();
  expect(all.memwink_theme).toEqual(answer);
  expect(all.language).toMatchObject({ is_default: true });
  expect(all.llm_config).toBeUndefined();
  const other = await context.request.get(`${address}/all`, { headers: { "X-User-Email": "a@b.example" } });
  expect(other.status()).toBe(403);
});

test("what cannot be understood is refused in the reader's language, and nothing is stored", async ({
  context,
  signIn,
}) => {
  await signIn();
  const post = (data: string | Buffer, more: Record<string, string> = {}) =>
    context.request.post(address, {
      headers: { ...headers, "Content-Type": "application/json", ...more },
      data: Buffer.from(data),
    });
  const refused: [string, number, string, string][] = [
    ['{"type":"__proto__","value":"x"}', 400, "settings.unknownType", "没有这项设置。"],
    ['{"type":"memwink_news_agent","value":"{"}', 400, "settings.notJson", "该设置的值必须是 JSON。"],
    ['{"type":"memwink_theme","value":"sea"}', 422, "settings.invalidValue", "这个值不符合该设置的要求。"],
    ['{"type":"memwink_gen_prompt","value":"x"}', 403, "settings.proOnly", "此项设置仅限 Pro 用户。"],
    ['{"type":"memwink_qa_prompt","value":" "}', 422, "settings.templateMissing", "请输入有效的模板内容"],
    ['{"type":"llm_config","value":"{}"}', 403, "forbidden", "您没有权限访问此页面。"],
  ];
  for (const [body, status, code, error] of refused) {
    const answer = await post(body);
    expect([answer.status(), await answer.json()], body).toEqual([status, { code, error }]);
  }
  const malformed = [
    "",
    "{",
    "[]",
    '"text"',
    '{"type":"memwink_theme"}',
    '{"type":7,"value":"car"}',
    '{"type":"memwink_theme","value":"car","scope":"global"}',
    '{"type":"memwink_theme","value":"car","__proto__":{"isAdmin":true}}',
    `{"type":"memwink_theme","value":${"[".repeat(10_000)}${"]".repeat(10_000)}}`,
  ];
  for (const body of malformed) {
    const answer = await post(body);
    expect([answer.status(), (await answer.json()).code], body.slice(0, 60)).toEqual([400, "badRequest"]);
  }
  expect(
    (await post('{"type":"memwink_theme","value":"car"}', { "Content-Type": "text/plain" })).status(),
  ).toBe(400);
  const large = await post(JSON.stringify({ type: "memwink_theme", value: "x".repeat(5 * 1024 * 1024) }));
  expect([large.status(), (await large.json()).code]).toEqual([413, "requestTooLarge"]);
  const all: Record<string, { is_default: boolean }> = await (
    await context.request.get(`${address}/all`)
  ).json();
  const saved = Object.keys(all).filter((type) => all[type]?.is_default === false);
  // The world's focus is the administrator's, whose own journeys may save it meanwhile.
  expect(saved.filter((type) => type !== "world_focus_points")).toEqual([]);
});

test("other methods are not allowed", async ({ context, signIn }) => {
  await signIn();
  expect((await context.request.put(address, { headers, data: {} })).status()).toBe(405);
  expect((await context.request.post(`${address}/all`, { headers, data: {} })).status()).toBe(405);
});

test("of many saves at once one stands whole", async ({ context, signIn }) => {
  await signIn();
  const themes = ["car", "women", "men", "anime", "dynamic", "18"];
  const saves = themes.map((value) =>
    context.request.post(address, { headers, data: { type: "memwink_theme", value } }),
  );
  for (const saved of await Promise.all(saves)) expect(saved.status()).toBe(200);
  const { value } = await (await context.request.get(`${address}?type=memwink_theme`)).json();
  expect(themes).toContain(JSON.parse(value));
});
