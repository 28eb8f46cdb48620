import { DATA, expect, ORIGIN, test, upload } from "../pages/fixtures";
import { openHeld } from "../pages/held-scripts";
import { untilRunning } from "../pages/running";

const english = `${DATA}/awesome-cv-resume.pdf`;
const chinese = `${DATA}/billryan-resume-zh_CN.pdf`;

test("from the home page four clicks lead to a result: scores, a summary, reasons, a better resume and questions", async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto("/?lang=en");
  await untilRunning(page);
  let clicks = 0;
  await page.exposeFunction("countClick", () => {
    clicks += 1;
  });
  const counting = 'document.addEventListener("click", (event) => event.isTrusted && countClick(), true)';
  await page.addInitScript(counting);
  await page.evaluate(counting);
  await page.getByRole("main").getByRole("link", { name: "Start with your resume" }).click();
  await page.getByRole("main").getByRole("link", { name: "Upload a resume" }).first().click();
  await untilRunning(page);
  const chooser = page.waitForEvent("filechooser");
  await page.locator("input[type=file]").click();
  await (await chooser).setFiles(english);
  await page.getByRole("button", { name: "Upload and optimise" }).click();
  await page.waitForURL(/\/results/);
  expect(clicks).toBeLessThanOrEqual(4);

  await expect(page.getByRole("heading", { name: /nothing invented|Rewording alone/ })).toBeVisible();
  await expect(page.getByRole("img", { name: /Score \d+ before and \d+ after/ })).toBeVisible();
  for (const [tab, words] of [
    ["Resume", "Kubernetes"],
    ["Interview", "\\?"],
    ["Score and reasons", "→|Before"],
  ] as const) {
    await page.getByRole("tab", { name: tab, exact: true }).click();
    await expect(page.getByRole("tabpanel")).toContainText(new RegExp(words));
  }
});

test("the whole upload works by keyboard alone, and its job is found again after a reload", async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto("/upload?lang=en");
  await untilRunning(page);
  await page.route("**/api/resume_jobs/*", (route) => route.abort());
  const chooser = page.waitForEvent("filechooser");
  await page.locator("input[type=file]").focus();
  await page.keyboard.press("Enter");
  await (await chooser).setFiles(english);
  await expect(page.getByText("awesome-cv-resume.pdf")).toBeVisible();
  const submit = page.getByRole("button", { name: "Upload and optimise" });
  for (
    let presses = 0;
    presses < 8 && !(await submit.evaluate((button) => button === document.activeElement));
    presses++
  ) {
    await page.keyboard.press("Tab");
  }
  await expect(submit).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText(/connection is lost/)).toBeVisible();
  await page.unroute("**/api/resume_jobs/*");
  await page.reload();
  await page.waitForURL(/\/results/);
});

test("no file, none that is a resume, and none that was changed since is sent, chosen, dropped or picked", async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto("/upload?lang=zh");
  await untilRunning(page);
  const field = page.locator("input[type=file]");
  const submit = page.getByRole("button", { name: "上传并优化" });
  const alert = (text: string | RegExp) => page.getByRole("alert").filter({ hasText: text });
  await submit.click();
  await expect(alert("请先选择文件")).toBeVisible();
  const bad = { name: "简历.pdf", mimeType: "application/pdf", buffer: Buffer.from("not a pdf at all") };
  await field.setInputFiles(bad);
  await expect(alert(/PDF/)).toBeVisible();
  const transfer = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(["PK nothing"], "resume.exe"));
    return data;
  });
  await field.dispatchEvent("drop", { dataTransfer: transfer });
  await expect(alert("可以上传 PDF、DOCX、DOC")).toBeVisible();
  await submit.click();
  await expect(field).toBeFocused();
  await expect(alert("可以上传 PDF、DOCX、DOC")).toBeVisible();

  await field.setInputFiles(english);
  await expect(page.getByText("awesome-cv-resume.pdf")).toBeVisible();
  await expect(alert(/./)).toHaveCount(0);
  await page.evaluate(() => {
    Blob.prototype.arrayBuffer = () => Promise.reject(new DOMException("changed", "NotReadableError"));
  });
  await submit.click();
  await expect(alert("已无法读取")).toBeVisible();
  await expect(page.getByText("awesome-cv-resume.pdf")).toHaveCount(0);
});

test("cancelling gives the file back and deletes the job", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/upload?lang=en");
  await untilRunning(page);
  // However quick the analysis, the page does not hear of its end.
  await page.route("**/events", (route) => route.abort());
  await page.route("**/api/resume_jobs/*", (route) => {
    if (route.request().method() !== "GET") return route.continue();
  });
  await page.locator("input[type=file]").setInputFiles(english);
  await page.getByRole("button", { name: "Upload and optimise" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("button", { name: "Upload and optimise" })).toBeVisible();
  await expect(page.getByText("awesome-cv-resume.pdf")).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem("resumeJob"))).toBeNull();
});

test("a file chosen before the page ran is the chosen file", async ({ page, signIn }) => {
  await signIn();
  const { release } = await openHeld(page, "/upload?lang=en");
  await page.locator("input[type=file]").setInputFiles(english);
  await page.getByLabel("Applying for a job?").fill("Kubernetes operators");
  await expect(page.getByRole("button", { name: "Upload and optimise" })).toBeDisabled();
  release();
  await expect(page.getByText("awesome-cv-resume.pdf")).toBeVisible();
  const sent = page.waitForRequest("**/api/upload_resume");
  await page.getByRole("button", { name: "Upload and optimise" }).click();
  expect((await sent).postData()).toContain("Kubernetes operators");
  await page.waitForURL(/\/results/);
});

test("a file whose reading takes long is sent all the same, once it is checked, and once for two clicks", async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.addInitScript(() => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const read = Blob.prototype.arrayBuffer;
    Blob.prototype.arrayBuffer = async function () {
      await promise;
      return read.call(this);
    };
    Object.assign(window, { readOn: resolve });
  });
  await page.goto("/upload?lang=en");
  await untilRunning(page);
  let sent = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/upload_resume")) sent++;
  });
  await page.locator("input[type=file]").setInputFiles(english);
  await page.getByRole("button", { name: "Upload and optimise" }).dblclick();
  await expect(page.getByRole("alert").filter({ hasText: /./ })).toHaveCount(0);
  expect(sent).toBe(0);
  await page.evaluate("readOn()");
  await page.waitForURL(/\/results/);
  expect(sent).toBe(1);
});

const stored = () =>
  ["resumeData", "resumeRevision", "resumeJob"].filter((key) => sessionStorage.getItem(key));

test("a Chinese resume goes the whole way in Chinese; its result takes the focus, is gone after sign-out, and is nobody else's", async ({
  page,
  signIn,
}) => {
  await signIn();
  await upload(page, chinese, "zh");
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  const school = page.getByText(/上海交通大学/).filter({ visible: true });
  await expect(school.first()).toBeVisible();
  expect(await page.evaluate(stored)).toEqual(["resumeData"]);
  const result = await page.evaluate(() => sessionStorage.getItem("resumeData"));
  expect(result).toContain("optimized_resume");

  await signIn();
  await page.goto("/results?lang=en");
  await expect(page.getByText("Network is unstable, please try again later.")).toBeVisible();
  expect(await page.evaluate(stored)).toEqual([]);

  await page.goto("/profile?lang=en");
  await untilRunning(page);
  await page.evaluate((json) => sessionStorage.setItem("resumeData", json ?? ""), result);
  await page.getByRole("main").getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL(`${ORIGIN}/`);
  expect(await page.evaluate(stored)).toEqual([]);
});

test("the last result is one press away until a new upload starts, even one that fails", async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto("/upload?lang=en");
  await untilRunning(page);
  const back = page.getByRole("link", { name: "Back to the result" });
  await expect(back).toHaveCount(0);
  await page.evaluate(() => sessionStorage.setItem("resumeData", '{"optimized_resume":"# Old"}'));
  await page.reload();
  await back.click();
  await expect(page).toHaveURL(/\/results/);
  await page.goBack();
  await untilRunning(page);
  await expect(back).toBeVisible();
  await page.locator("input[type=file]").setInputFiles(english);
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route("**/api/upload_resume", async (route) => {
    await answered;
    const json = { error: "This file is damaged.", code: "resume.damaged" };
    await route.fulfill({ status: 422, json });
  });
  await page.getByRole("button", { name: "Upload and optimise" }).click();
  await expect(page.getByRole("button", { name: "Cancel" })).toBeVisible();
  expect(await page.evaluate(stored)).toEqual([]);
  answer();
  await expect(page.getByText("This file is damaged or incomplete")).toBeVisible();
  await expect(back).toHaveCount(0);
  await page.getByRole("link", { name: "中文" }).click();
  // All texts that the page has preloaded come again in the other language.
  await expect(page.getByRole("alert").filter({ hasText: "文件已损坏或不完整" })).toBeVisible({
    timeout: 15_000,
  });
});
