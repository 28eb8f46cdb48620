import { buy, post } from "../pages/billing";
import { DATA, expect, test, upload } from "../pages/fixtures";
import { configureModel, ownConfiguration, removeModel } from "../pages/model";
import { openPlain } from "../pages/plain";

ownConfiguration();

test("without a model its plans are offered to nobody, and the administrator reads why", async ({
  context,
  signIn,
}) => {
  await signIn();
  for (const path of ["/offerwink", "/memwink", "/memwink_settings", "/profile"]) {
    const page = await openPlain(context.request, `${path}?lang=en`);
    expect(page.all("table tr")).toHaveLength(2);
    expect(page.text, path).toContain("Buy for $19 a year");
    for (const absent of ["$99", "$1.99", "AI model for", "Not on sale"])
      expect(page.text, path).not.toContain(absent);
  }
  const plans = await openPlain(context.request, "/offerwink?lang=en");
  expect(plans.text).toContain("All templates");
  expect(plans.all("#pricing input[type=radio]")).toHaveLength(0);
  const refused = await post(context, "/api/billing/checkout", { plan: "monthly" });
  expect(refused.headers().location).toBe("/billing?problem=billing.notSold&plan=monthly");

  await signIn("admin@example.com");
  for (const path of ["/offerwink", "/profile"]) {
    const page = await openPlain(context.request, `${path}?lang=zh`);
    expect(page.text, path).toContain("OfferWink 包月：需要 AI 模型，目前没有配置。");
    expect(page.one("main a", "配置模型").getAttribute("href")).toBe("/llm-config");
  }
});

test("who paid before the model was gone is told so, and what was paid for is not used up", async ({
  page,
  context,
  signIn,
}) => {
  test.slow();
  await configureModel();
  await signIn();
  const bought = await buy(context, "perUse");
  const told = "This site has no AI model at the moment";
  expect((await openPlain(context.request, bought)).text).not.toContain(told);
  await removeModel();
  expect((await openPlain(context.request, bought)).text).toContain(told);
  const account = await openPlain(context.request, "/profile?lang=en");
  expect(account.text).toContain("You have 1 unused");
  expect(account.text).toContain(told);
  await upload(page, `${DATA}/awesome-cv-resume.pdf`);
  await expect(page.getByText(told)).toBeVisible();
  await expect(page.getByText("Your paid resume was not used up.")).toBeVisible();
  expect((await openPlain(context.request, "/profile?lang=en")).text).toContain("You have 1 unused");
});
