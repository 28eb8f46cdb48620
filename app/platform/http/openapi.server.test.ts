import { expect, test } from "vitest";
import { z } from "zod";
import type { ApiCall } from "~/core/api-call";
import { apiCalls, openapi } from "./openapi.server";

const sample: ApiCall = {
  method: "post",
  path: "/api/things/{id}",
  summary: "Change a thing",
  who: "admin",
  query: z.object({ page: z.number().int().optional(), name: z.string() }),
  body: { shape: z.object({ size: z.number().default(1) }), types: ["application/json"] },
  answers: { 200: { description: "Changed", shape: z.object({ size: z.number() }) } },
  refusals: [404],
};

test("a call is told with its parameters, its body, its answers and its refusals", () => {
  expect(openapi("https://wink.test", [sample])).toMatchObject({
    openapi: "3.1.0",
    servers: [{ url: "https://wink.test" }],
    paths: {
      "/api/things/{id}": {
        post: {
          summary: "Change a thing",
          security: [{ session: [] }, { bearer: [] }],
          parameters: [
            { name: "id", in: "path", required: true },
            { name: "page", in: "query", required: false, schema: { type: "integer" } },
            { name: "name", in: "query", required: true, schema: { type: "string" } },
          ],
          requestBody: {
            content: { "application/json": { schema: { properties: { size: { type: "number" } } } } },
          },
          responses: {
            200: { content: { "application/json": { schema: { required: ["size"] } } } },
            401: { $ref: "#/components/responses/refused" },
            403: { $ref: "#/components/responses/refused" },
            404: { $ref: "#/components/responses/refused" },
            503: { $ref: "#/components/responses/refused" },
          },
        },
      },
    },
  });
});

test("two methods of one address stand beside each other", () => {
  const document = openapi("https://wink.test", [sample, { ...sample, method: "delete", body: undefined }]);
  expect(document).toMatchObject({
    paths: { "/api/things/{id}": { post: { summary: "Change a thing" }, delete: {} } },
  });
});

test("a call that reads refuses a body", () => {
  const document = openapi("https://wink.test", [{ ...sample, method: "get" }]);
  const refusal = { $ref: "#/components/responses/refused" };
  expect(document).toMatchObject({ paths: { "/api/things/{id}": { get: { responses: { 400: refusal } } } } });
});

test("no call stands twice, and each says what it answers", () => {
  const names = apiCalls.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(names).size).toBe(names.length);
  for (const { answers } of apiCalls) expect(Object.keys(answers).length).toBeGreaterThan(0);
});
