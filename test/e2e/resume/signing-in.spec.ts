import { DATA, expect, ORIGIN, test } from "../pages/fixtures";
import { untilRunning } from "../pages/running";

const english = `${DATA}/awesome-cv-resume.pdf`;

test("a stranger signs in over the upload page and keeps the chosen file", async ({ page }) => {
  await page.goto("/upload?lang=en");
  await untilRunning(page);
  await expect(page.getByText("Please sign in or sign up to use")).toBeVisible();
  await page.locator("input[type=file]").setInputFiles(english);
  await page.getByRole("main").getByRole("link", { name: "Sign in or sign up" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Email").fill("no address");
  await dialog.getByRole("button", { name: "Sign in" }).click();
  await expect(dialog.getByText("This does not look like an email address")).toBeVisible();
  // The page behind the dialog was not submitted with it.
  await expect(page.locator("main [role=alert]").filter({ hasText: /./ })).toHaveCount(0);
  await dialog.getByLabel("Email").fill("newcomer@example.com");
  await dialog.getByRole("button", { name: "Sign in" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Upload and optimise" })).toBeFocused();
  await expect(page.getByText("awesome-cv-resume.pdf")).toBeVisible();
});

test("without JavaScript the same link leads to the sign-in page and back", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${ORIGIN}/upload?lang=en`);
  await page.getByRole("main").getByRole("link", { name: "Sign in or sign up" }).click();
  await page.getByLabel("Email").fill("newcomer@example.com");
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(`${ORIGIN}/upload`);
  await context.close();
});

test("results lead a stranger to the upload page, which says why", async ({ page }) => {
  await page.goto("/upload?lang=zh");
  await page.goto("/results");
  await page.waitForURL(/\/upload/);
  await expect(page.getByText("请登录后查看您的简历结果")).toBeVisible();
});

test("a session that ends at submit: another person finds nothing of what was chosen and typed, the same one all of it", async ({
  page,
  context,
  signIn,
}) => {
  await signIn();
  await page.goto("/upload?lang=en");
  await untilRunning(page);
  const main = page.getByRole("main");
  const submit = page.getByRole("button", { name: "Upload and optimise" });
  const advert = page.getByLabel("Applying for a job?");
  const fillAndLoseSession = async () => {
    await page.locator("input[type=file]").setInputFiles(english);
    await advert.fill("Kubernetes operators");
    await context.clearCookies();
    await submit.click();
    await expect(main.getByText("Please sign in or sign up to use").first()).toBeVisible();
  };
  const signInOver = async (email: string) => {
    await main.getByRole("link", { name: "Sign in or sign up" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Email").fill(email);
    await dialog.getByRole("button", { name: "Sign in" }).click();
    await expect(dialog).toHaveCount(0);
  };
  const other = `other-${crypto.randomUUID()}@example.com`;
  await fillAndLoseSession();
  await signInOver(other);
  await expect(submit).toBeVisible();
  await expect(advert).toHaveValue("");
  await expect(page.getByText("awesome-cv-resume.pdf")).toHaveCount(0);

  await fillAndLoseSession();
  await signInOver(other);
  await expect(main.getByRole("alert").filter({ hasText: /./ })).toHaveCount(0);
  await expect(page.getByText("awesome-cv-resume.pdf")).toBeVisible();
  await expect(advert).toHaveValue("Kubernetes operators");
  await submit.click();
  await page.waitForURL(/\/results/);
});
