import { readFileSync } from "node:fs";
import { expect, ORIGIN, test } from "../pages/fixtures";
import { openPlain } from "../pages/plain";
import { untilRunning } from "../pages/running";

const ADMIN = "admin@example.com";

const somebody = () => `m-${crypto.randomUUID()}@example.com`;

test("the administrator adds, finds and removes a member", async ({ page, signIn }) => {
  await signIn(ADMIN);
  const email = somebody();
  await page.goto("/member-manage?lang=zh");
  await untilRunning(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("会员管理");
  const field = page.getByLabel("邮箱", { exact: true });
  const add = page.getByRole("button", { name: "添加会员" });
  await field.fill("  ");
  await expect(add).toBeDisabled();
  await field.fill("nobody");
  await add.click();
  await expect(page.getByText("邮箱地址格式不正确")).toBeVisible();
  await expect(field).toHaveValue("nobody");
  await field.fill(` ${email.toUpperCase()} `);
  await add.click();
  await expect(page.getByText(new RegExp(`${email} 的 Pro 有效期至20\\d\\d年\\d+月\\d+日`))).toBeVisible();
  await expect(add).toBeDisabled();

  await page.getByLabel("按邮箱开头搜索").fill(email.slice(0, 20));
  await page.getByRole("button", { name: "搜索" }).click();
  const row = page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: email }) });
  await expect(row.getByRole("cell").first()).toHaveText(/^20\d\d年\d+月\d+日$/);
  await page.getByRole("link", { name: `移除 ${email}` }).click();
  const question = page.getByRole("alertdialog");
  await expect(question.getByText(`移除 ${email}？`).first()).toBeVisible();
  await question.getByRole("button", { name: "取消" }).click();
  await expect(page.getByText(`移除 ${email}？`)).toHaveCount(0);
  await page.getByRole("link", { name: `移除 ${email}` }).click();
  await question.getByRole("button", { name: "移除", exact: true }).click();
  await expect(page.getByText(`已移除 ${email}。`)).toBeVisible();
  await expect(page.getByRole("rowheader", { name: email })).toHaveCount(0);
  const changes = page.getByRole("row").filter({ hasText: email });
  await expect(changes).toHaveCount(2);
  await expect(changes.last()).toContainText("添加会员或延长有效期");
  await expect(changes.last()).toContainText(ADMIN);
});

test("without scripts the administrator adds, finds and removes a member by forms", async ({
  context,
  signIn,
}) => {
  await signIn(ADMIN);
  const email = somebody();
  let page = await openPlain(context.request, "/member-manage?lang=en");
  page = await page.press("Add member", { email: "" });
  expect(page.text).toContain("Enter your email address.");
  page = await page.press("Add member", { email: "nobody" });
  expect(page.text).toContain("This does not look like an email address");
  expect(page.values("email")).toEqual(["nobody"]);
  page = await page.press("Add member", { email: ` ${email.toUpperCase()} ` });
  expect(page.text).toMatch(new RegExp(`${email} is Pro until \\d+ \\w+ 20\\d\\d`));

  page = await page.press("Search", { q: email.slice(0, 20) });
  const rows = () => page.texts("tr").filter((row) => row.includes(email));
  expect(rows()[0]).toMatch(/\d+ [A-Z][a-z]+ 20\d\d/);
  page = await page.follow(`Remove ${email}`);
  expect(page.text).toContain(`Remove ${email}?`);
  page = await page.follow("Cancel");
  expect(page.text).not.toContain(`Remove ${email}?`);
  page = await page.follow(`Remove ${email}`);
  page = await page.press("Remove");
  expect(page.text).toContain(`${email} was removed.`);
  expect(page.texts("th[scope=row]")).not.toContain(email);
  expect(rows()).toHaveLength(2);
  expect(rows()[1]).toContain("Member added or extended");
  expect(rows()[1]).toContain(ADMIN);
});

test("a stranger is asked to sign in and a member is refused, on each page of the administrator", async ({
  request,
  context,
  signIn,
}) => {
  await signIn();
  for (const path of ["member-manage", "llm-config", "focus-point-config", "radar"]) {
    const stranger = await openPlain(request, `/${path}?lang=zh`);
    expect(stranger.status).toBe(401);
    expect(stranger.texts("h1")).toEqual(["需要登录"]);
    expect(stranger.one("main a", "登录").getAttribute("href")).toMatch(
      new RegExp(`^/signin\\?redirect_url=%2F${path}`),
    );
    const member = await openPlain(context.request, `/${path}?lang=zh`);
    expect(member.status).toBe(403);
    expect(member.text).toContain("您没有权限访问此页面");
  }
  const form = { intent: "read", id: "0".repeat(16) };
  const sent = await context.request.post(`${ORIGIN}/radar`, { form, headers: { Origin: ORIGIN } });
  expect(sent.status()).toBe(403);
});

test("a member is added and removed by keyboard alone", async ({ page, signIn }) => {
  await signIn(ADMIN);
  const email = somebody();
  await page.goto(`/member-manage?lang=en&q=${email}`);
  await untilRunning(page);
  await page.getByLabel("Email", { exact: true }).focus();
  await page.keyboard.type(email);
  await page.keyboard.press("Enter");
  await expect(page.getByText(new RegExp(`${email} is Pro until`))).toBeVisible();
  await page.getByRole("link", { name: `Remove ${email}` }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alertdialog").getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText(`${email} was removed.`)).toBeVisible();
});

test("where the network fails the address stays in its field, and both failures are told", async ({
  page,
  context,
  signIn,
}) => {
  await signIn(ADMIN);
  await page.goto("/member-manage?lang=zh");
  await untilRunning(page);
  const field = page.getByLabel("邮箱", { exact: true });
  await field.fill("ann@example.com");
  await page.route("**/member-manage*", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await page.getByRole("button", { name: "添加会员" }).click();
  await expect(page.getByText("网络错误")).toBeVisible();
  await expect(field).toHaveValue("ann@example.com");
  await page.unroute("**/member-manage*");
  await page.route("**/member-manage*", (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ status: 500, body: "{}", headers: { "X-Remix-Error": "yes" } })
      : route.continue(),
  );
  await page.getByRole("button", { name: "添加会员" }).click();
  await expect(page.getByText("添加失败")).toBeVisible();
  await expect(field).toHaveValue("ann@example.com");
  await context.unrouteAll();
});

test("the file of members is for the administrator alone, and safe against formulas", async ({
  context,
  signIn,
}) => {
  const file = () => context.request.get(`${ORIGIN}/member-manage/members.csv`);
  expect((await file()).status()).toBe(401);
  await signIn();
  expect((await file()).status()).toBe(403);
  await signIn(ADMIN);
  const email = `+${somebody()}`;
  await context.request.post(`${ORIGIN}/api/pro_members`, { data: { email }, headers: { Origin: ORIGIN } });
  const answer = await file();
  expect(answer.headers()["content-disposition"]).toBe('attachment; filename="members.csv"');
  expect((await answer.text()).split("\r\n").some((line) => line.startsWith(`'${email},20`))).toBe(true);
});

test("members are read, added and removed by API", async ({ context, signIn }) => {
  const ask = (method: string, data?: unknown, query = "") =>
    context.request.fetch(`${ORIGIN}/api/pro_members${query}`, { method, data, headers: { Origin: ORIGIN } });
  const email = somebody();
  for (const [prepare, status] of [
    [async () => undefined, 401],
    [signIn, 403],
  ] as const) {
    await prepare();
    for (const method of ["GET", "POST", "DELETE"])
      expect((await ask(method, method === "GET" ? undefined : { email })).status(), method).toBe(status);
  }
  await signIn(ADMIN);
  const added = await ask("POST", { email: ` ${email.toUpperCase()}` });
  expect(added.status()).toBe(200);
  const member = await added.json();
  expect(member).toEqual({ email, expiry_date: expect.stringMatching(/^20\d\d-\d\d-\d\dT/) });
  expect(await (await ask("GET", undefined, `?q=${email}`)).json()).toEqual({ members: [member] });
  expect((await ask("PUT", { email })).status()).toBe(405);
  for (const [data, status] of [
    [{}, 400],
    [{ email: 7 }, 400],
    [["x"], 400],
    [{ email: "" }, 422],
    [{ email: "a".repeat(10_000) }, 422],
    [{ email: "a\u0000@example.com" }, 422],
    [{ email: "a@例子.中国" }, 422],
    [{ email: "a".repeat(100_000) }, 413],
  ] as const) {
    const answer = await ask("POST", data);
    expect([answer.status(), typeof (await answer.json()).code]).toEqual([status, "string"]);
  }
  const removed = await ask("DELETE", { email });
  expect([removed.status(), await removed.json()]).toEqual([200, { ok: true }]);
  expect((await ask("DELETE", { email })).status()).toBe(404);
});

test("a list of more members than fit on a page goes on by its link", async ({ context, signIn }) => {
  await signIn(ADMIN);
  const group = `g${crypto.randomUUID().slice(0, 8)}`;
  const added = Array.from({ length: 52 }, (_, index) => {
    const data = { email: `${group}.${String(index).padStart(2, "0")}@example.com` };
    return context.request.post(`${ORIGIN}/api/pro_members`, { data, headers: { Origin: ORIGIN } });
  });
  for (const answer of await Promise.all(added)) expect(answer.status()).toBe(200);
  const first = await context.request.get(`${ORIGIN}/api/pro_members?q=${group}`);
  expect((await first.json()).members).toHaveLength(50);
  const [, next] = (first.headers().link ?? "").match(/^<([^>]+)>; rel="next"$/) ?? [];
  const second = await context.request.get(ORIGIN + next);
  expect((await second.json()).members.map(({ email }: { email: string }) => email)).toEqual([
    `${group}.50@example.com`,
    `${group}.51@example.com`,
  ]);
  expect(second.headers().link).toBeUndefined();
});

test("no address stands in the server's log", async ({ context, signIn }) => {
  await signIn(ADMIN);
  const email = somebody();
  const headers = { Origin: ORIGIN };
  await context.request.post(`${ORIGIN}/api/pro_members`, { data: { email }, headers });
  await context.request.get(`${ORIGIN}/member-manage?q=${email}`);
  await context.request.get(`${ORIGIN}/api/pro_members?q=${email}`);
  expect(readFileSync(".wrangler/e2e.log", "utf8")).not.toContain(email);
});
