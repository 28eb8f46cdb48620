import { reset } from "cloudflare:test";
import { beforeAll } from "vitest";

/** The files of tests that run in one worker share its storage: each begins with none. */
beforeAll(() => reset());
