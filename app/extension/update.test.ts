import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeChrome } from "../../test/support/fake-chrome";
import { newerVersion } from "./update";

const DAY = 86_400_000;
const asked = vi.fn<typeof fetch>();
const offers = (version: string) => async () =>
  new Response(
    JSON.stringify({ version, bytes: 1, origin: "https://wink.example", changes: { zh: [], en: [] } }),
  );

beforeEach(() => {
  fakeChrome({ version: "1.9.3" });
  asked.mockReset();
  vi.stubGlobal("fetch", asked);
});

afterEach(() => vi.unstubAllGlobals());

test("the site is asked once a day, and what it said stays where it does not answer", async () => {
  asked.mockImplementation(offers("1.10.0"));
  expect(await newerVersion(DAY)).toBe("1.10.0");
  expect(await newerVersion(2 * DAY - 1)).toBe("1.10.0");
  expect(asked).toHaveBeenCalledTimes(1);
  asked.mockRejectedValue(new TypeError("offline"));
  expect(await newerVersion(2 * DAY)).toBe("1.10.0");
});
