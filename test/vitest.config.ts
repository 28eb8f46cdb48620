import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("..", import.meta.url));
const alias = { "~": fileURLToPath(new URL("../app", import.meta.url)) };

export default defineConfig({
  root,
  test: {
    projects: [
      {
        root,
        resolve: { alias },
        test: {
          name: "unit",
          environment: "node",
          include: ["app/**/*.test.{ts,tsx}", "test/*.test.ts"],
          exclude: ["**/*.server.test.ts"],
        },
      },
    ],
  },
});
