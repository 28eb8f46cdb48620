import { mkdir, rmdir } from "node:fs/promises";
import { asSomebody, expect, test } from "./fixtures";

const LOCK = "test-results/configuration.lock";
const ADMIN = "admin@example.com";

const UNASKED = { openaiUrl: "http://127.0.0.1:9/v1", openaiKey: "key-of-the-journeys" };

/** Has the tests of this file or group run in their order and beside none that also depends on what services are configured: the
 * configuration is one for the whole server. */
export function ownConfiguration(begin?: () => Promise<void>): void {
  test.describe.configure({ mode: "default" });
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    await mkdir("test-results", { recursive: true });
    await expect(() => mkdir(LOCK)).toPass({ intervals: [200], timeout: 290_000 });
    await begin?.();
  });
  test.afterAll(async () => {
    await removeModel();
    await rmdir(LOCK);
  });
}

/** Has a model configured meanwhile, which answers nothing. */
export const withModel = () => ownConfiguration(() => configureModel());

export const removeModel = () => configureModel({ openaiKey: null });

export async function configureModel(value: object = UNASKED): Promise<void> {
  const administrator = await asSomebody(ADMIN);
  const saved = await administrator.post("/api/config", { data: { type: "llm_config", value } });
  expect(saved.status()).toBe(200);
  await administrator.dispose();
}
