import { readFileSync } from "node:fs";
import { findings } from "../pages/accessibility";
import { expect, ORIGIN, test } from "../pages/fixtures";
import { untilRunning } from "../pages/running";

const ADMIN = "admin@example.com";

const words = {
  en: {
    title: "Member management",
    email: "Email",
    add: "Add member",
    added: (email: string) => new RegExp(`${email} is Pro until \\d+ \\w+ 20\\d\\d`),
    missing: "Enter your email address.",
    date: /^\d+ [A-Z][a-z]+ 20\d\d$/,
    invalid: "This does not look like an email address",
    search: "Email begins with",
    find: "Search",
    remove: (email: string) => `Remove ${email}`,
    question: (email: string) => `Remove ${email}?`,
    confirm: "Remove",
    cancel: "Cancel",
    removed: (email: string) => `${email} was removed.`,
    notFound: "No member's address begins like this.",
    granted: "Member added or extended",
    signIn: "Sign In Required",
    signInButton: "Sign in",
    forbidden: "You do not have permission to access this page",
  },
  zh: {
    title: "会员管理",
    email: "邮箱",
    add: "添加会员",
    added: (email: string) => new RegExp(`${email} 的 Pro 有效期至20\\d\\d年\\d+月\\d+日`),
    missing: "请输入邮箱地址",
    date: /^20\d\d年\d+月\d+日$/,
    invalid: "邮箱地址格式不正确",
    search: "按邮箱开头搜索",
    find: "搜索",
    remove: (email: string) => `移除 ${email}`,
    question: (email: string) => `移除 ${email}？`,
    confirm: "移除",
    cancel: "取消",
    removed: (email: string) => `已移除 ${email}。`,
    notFound: "没有以此开头的会员邮箱。",
    granted: "添加会员或延长有效期",
    signIn: "需要登录",
    signInButton: "登录",
    forbidden: "您没有权限访问此页面",
  },
};

const somebody = () => `m-${crypto.randomUUID()}@example.com`;

for (const language of ["en", "zh"] as const) {
  const say = words[language];

  for (const javaScriptEnabled of [true, false]) {
    test.describe(`${language}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
      test.use({ javaScriptEnabled });

      test("the administrator adds, finds and removes a member", async ({ page, signIn }) => {
        await signIn(ADMIN);
        const email = somebody();
        await page.goto(`/member-manage?lang=${language}`);
        if (javaScriptEnabled) await untilRunning(page);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(say.title);
        const field = page.getByLabel(say.email, { exact: true });
        const add = page.getByRole("button", { name: say.add });
        if (javaScriptEnabled) {
          await field.fill("  ");
          await expect(add).toBeDisabled();
        } else {
          await add.click();
          await expect(page.getByText(say.missing)).toBeVisible();
        }
        await field.fill("nobody");
        await add.click();
        await expect(page.getByText(say.invalid)).toBeVisible();
        await expect(field).toHaveValue("nobody");
        await field.fill(` ${email.toUpperCase()} `);
        await add.click();
        await expect(page.getByText(say.added(email))).toBeVisible();
        if (javaScriptEnabled) await expect(add).toBeDisabled();

        await page.getByLabel(say.search).fill(email.slice(0, 20));
        await page.getByRole("button", { name: say.find }).click();
        const row = page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: email }) });
        await expect(row.getByRole("cell").first()).toHaveText(say.date);
        await page.getByRole("link", { name: say.remove(email) }).click();
        await expect(page.getByText(say.question(email)).first()).toBeVisible();
        const question = javaScriptEnabled ? page.getByRole("alertdialog") : page.getByRole("main");
        await question.getByRole(javaScriptEnabled ? "button" : "link", { name: say.cancel }).click();
        await expect(page.getByText(say.question(email))).toHaveCount(0);
        await page.getByRole("link", { name: say.remove(email) }).click();
        await question.getByRole("button", { name: say.confirm, exact: true }).click();
        await expect(page.getByText(say.removed(email))).toBeVisible();
        await expect(page.getByRole("rowheader", { name: email })).toHaveCount(0);
        const changes = page.getByRole("row").filter({ hasText: email });
        await expect(changes).toHaveCount(2);
        await expect(changes.last()).toContainText(say.granted);
        await expect(changes.last()).toContainText(ADMIN);
      });

      test("nobody else gets anywhere", async ({ page, context, signIn }) => {
        for (const path of ["member-manage", "llm-config", "focus-point-config"]) {
          await context.clearCookies();
          const stranger = await page.goto(`/${path}?lang=${language}`);
          expect(stranger?.status()).toBe(401);
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(say.signIn);
          const button = page.getByRole("main").getByRole("link", { name: say.signInButton });
          await expect(button).toHaveAttribute("href", new RegExp(`^/signin\\?redirect_url=%2F${path}`));
          await signIn();
          const member = await page.goto(`/${path}?lang=${language}`);
          expect(member?.status()).toBe(403);
          await expect(page.getByText(say.forbidden).first()).toBeVisible();
        }
      });
    });
  }

  test(`pages of the administrator have no findings in ${language}`, async ({ page, signIn }) => {
    test.setTimeout(90_000);
    await signIn(ADMIN);
    const email = somebody();
    await page.context().request.post(`${ORIGIN}/api/pro_members`, {
      data: { email },
      headers: { Origin: ORIGIN },
    });
    for (const path of [
      `member-manage?q=${email}&`,
      `member-manage?remove=${email}&`,
      "llm-config?",
      "focus-point-config?",
    ]) {
      await page.goto(`/${path}lang=${language}`);
      await untilRunning(page);
      if (path.includes("focus")) await page.locator("summary").first().click();
      expect(await findings(page), path).toEqual([]);
    }
    await page.context().clearCookies();
    await page.goto(`/member-manage?lang=${language}`);
    expect(await findings(page)).toEqual([]);
  });
}

test("a member is added and removed by keyboard alone", async ({ page, signIn }) => {
  await signIn(ADMIN);
  const email = somebody();
  await page.goto(`/member-manage?lang=en&q=${email}`);
  await untilRunning(page);
  await page.getByLabel("Email", { exact: true }).focus();
  await page.keyboard.type(email);
  await page.keyboard.press("Enter");
  await expect(page.getByText(words.en.added(email))).toBeVisible();
  await page.getByRole("link", { name: `Remove ${email}` }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alertdialog").getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText(words.en.removed(email))).toBeVisible();
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
  for (let index = 0; index < 52; index++) {
    const data = { email: `${group}.${String(index).padStart(2, "0")}@example.com` };
    await context.request.post(`${ORIGIN}/api/pro_members`, { data, headers: { Origin: ORIGIN } });
  }
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
