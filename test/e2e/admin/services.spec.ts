import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { startFakeOpenai } from "../../support/fake-openai";
import { checkoutOf } from "../pages/billing";
import { DATA, expect, test, upload } from "../pages/fixtures";
import { configureModel, ownConfiguration, removeModel } from "../pages/model";
import { openPlain, textOf } from "../pages/plain";
import { untilRunning } from "../pages/running";

// A model that answers is configured only while a credit is used: without one, the resumes of other journeys never go there.
ownConfiguration();

const ADMIN = "admin@example.com";
const KEY = "jina-e2e-0123456789-wxyz";

let server: Server;
let address = "";
const keys: (string | undefined)[] = [];

test.beforeAll(async () => {
  server = createServer((request, response) => {
    keys.push(request.headers.authorization);
    response.writeHead(request.headers.authorization === `Bearer ${KEY}` ? 200 : 401).end("# Example");
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

test.afterAll(() => server.close());

async function open(page: Page) {
  await page.goto("/llm-config?lang=en");
  await untilRunning(page);
}

test("services are saved by Enter, tested and cleared, stand in the history, and a key follows to no other address", async ({
  page,
  signIn,
}) => {
  await signIn(ADMIN);
  await open(page);
  keys.length = 0;
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Service configuration");
  await expect(page.getByText(/built-in rules/)).toBeVisible();
  const reader = page.getByLabel("Jina Reader URL");
  const key = page.locator("input[name=jinaKey]");
  const save = page.getByRole("button", { name: "Save", exact: true });
  const tried = page.getByRole("button", { name: "Test Jina Reader" });

  await reader.fill("no address");
  await save.click();
  await expect(page.getByText("This cannot be used. Please check it.")).toBeVisible();
  await expect(reader).toHaveValue("no address");

  await reader.fill(address);
  await key.fill(KEY);
  await expect(key).toHaveAttribute("type", "password");
  await page.getByLabel("Show the Jina key as typed").check();
  await expect(key).toHaveAttribute("type", "text");
  await key.press("Enter");
  await expect(page.getByText("Configuration saved")).toBeVisible();
  await expect(page.getByText(/built-in rules/)).toBeVisible();
  await expect(page.getByText("stored, ends in wxyz")).toBeAttached();

  await open(page);
  await expect(reader).toHaveValue(address);
  expect(await page.content()).not.toContain(KEY);
  await tried.click();
  await expect(page.getByText("Works", { exact: true })).toBeVisible();
  expect(keys).toEqual([`Bearer ${KEY}`]);

  await reader.fill(`${address}/elsewhere`);
  for (const button of [tried, save]) {
    await button.click();
    await expect(page.getByText("Please enter the key of this service again.")).toBeVisible();
    await expect(reader).toHaveValue(`${address}/elsewhere`);
  }
  expect(keys).toHaveLength(1);
  await key.fill("another-key-0123456789");
  await tried.click();
  await expect(page.getByText("Refused the key")).toBeVisible();
  expect(keys).toEqual([`Bearer ${KEY}`, "Bearer another-key-0123456789"]);

  await open(page);
  await page.getByLabel("Remove the stored Jina key").check();
  await reader.fill("");
  await save.click();
  await expect(page.getByText("Configuration saved")).toBeVisible();
  await expect(page.getByText("stored, ends in wxyz")).toHaveCount(0);
  const history = await openPlain(page.request, "/member-manage?lang=en");
  const [changed] = history.all("tr", /llm_config/);
  expect(textOf(changed ?? null)).toContain("Configuration saved");
});

test("without scripts services are saved, tested and cleared by their form", async ({ context, signIn }) => {
  await signIn(ADMIN);
  keys.length = 0;
  let page = await openPlain(context.request, "/llm-config?lang=zh");
  const fieldNamed = (label: string) => {
    const found = page.one("label", label).getAttribute("for") ?? "";
    return page.document.getElementById(found)?.getAttribute("name") ?? "";
  };
  const reader = fieldNamed("Jina Reader 地址");
  page = await page.press("保存", { [reader]: "no address" });
  expect(page.text).toContain("此内容无法使用，请检查。");
  expect(page.values(reader)).toEqual(["no address"]);
  page = await page.press("保存", { [reader]: address, jinaKey: KEY });
  expect(page.text).toContain("配置已保存");
  page = await page.open("/llm-config?lang=zh");
  expect(page.text).toContain("已保存，末四位是 wxyz");
  expect(page.html).not.toContain(KEY);
  page = await page.press("测试 Jina Reader");
  expect(page.text).toContain("可用");
  for (const button of ["测试 Jina Reader", "保存"]) {
    page = await page.press(button, { [reader]: `${address}/elsewhere` });
    expect(page.text).toContain("地址已更改，请重新输入这个服务的密钥。");
    expect(page.values(reader)).toEqual([`${address}/elsewhere`]);
  }
  expect(keys).toEqual([`Bearer ${KEY}`]);
  page = await page.open("/llm-config?lang=zh");
  const removal = page.one("label", "删除已保存的 Jina 密钥").querySelector("input");
  const remove = { [removal?.getAttribute("name") ?? ""]: removal?.getAttribute("value") ?? "on" };
  page = await page.press("保存", { ...remove, [reader]: "" });
  expect(page.text).toContain("配置已保存");
  expect(page.text).not.toContain("已保存，末四位是 wxyz");
});

test("without scripts the limits of the radar are set within their range", async ({ context, signIn }) => {
  await signIn(ADMIN);
  let page = await openPlain(context.request, "/llm-config?lang=en");
  expect(page.one("input[name=radarItemsPerRun]").getAttribute("placeholder")).toBe("30");
  page = await page.press("Save", { radarItemsPerRun: "61", radarTokensPerDay: "2,000,000" });
  expect(page.text).toContain("Enter a whole number from 1 to 60.");
  expect(page.values("radarTokensPerDay")).toEqual(["2,000,000"]);
  page = await page.press("Save", { radarItemsPerRun: "12" });
  expect(page.text).toContain("Configuration saved");
  page = await page.open("/llm-config?lang=en");
  expect(page.values("radarItemsPerRun")).toEqual(["12"]);
  expect(page.values("radarTokensPerDay")).toEqual(["2000000"]);
  page = await page.press("Save", { radarItemsPerRun: "", radarTokensPerDay: "" });
  expect(page.text).toContain("Configuration saved");
  page = await page.open("/llm-config?lang=en");
  expect(page.values("radarItemsPerRun")).toEqual([""]);
});

test("a credit that was bought is used once", async ({ page, signIn }) => {
  test.slow();
  const model = await startFakeOpenai();
  await configureModel({ openaiUrl: model.baseUrl, openaiKey: "key-of-the-journey" });
  try {
    await signIn();
    const resume = `${DATA}/awesome-cv-resume.pdf`;
    await page.goto("/offerwink?lang=zh");
    await page.goto(await checkoutOf(page.context(), "perUse"));
    await page.getByRole("button", { name: "付款" }).click();
    await page.goto("/offerwink?lang=zh");
    await expect(page.getByText("还剩 1 次")).toBeVisible();
    await upload(page, resume, "zh");
    await expect(page.getByText("修改建议由 AI 模型生成。")).toBeVisible();
    const asked = model.requests.length;
    expect(asked).toBeGreaterThan(0);
    await page.goto("/offerwink?lang=zh");
    await expect(page.getByText("还剩 1 次")).toHaveCount(0);
    await upload(page, resume, "zh");
    await expect(page.getByText("修改建议由规则生成，未使用 AI 模型。")).toBeVisible();
    expect(model.requests).toHaveLength(asked);
  } finally {
    await removeModel();
    await model.close();
  }
});
