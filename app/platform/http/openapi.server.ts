import { z } from "zod";
import type { ApiCall } from "~/core/api-call";
import { billingCalls } from "~/features/billing/api-calls";
import { memberCalls } from "~/features/members/api-calls";
import { grantCalls } from "~/features/members/grants/api-calls";
import { pingsCalls } from "~/features/pings/api-calls";
import { wishCalls } from "~/features/pings/wishes/api-calls";
import { resumeCalls } from "~/features/resume/api-calls";
import { settingsCalls } from "~/features/settings/api-calls";
import { reportTypes, securityReport } from "./security-report";

const health = z.object({ ok: z.literal(true) });

const readiness = z.object({ ready: z.boolean(), checks: z.record(z.string(), z.boolean()) });

const platformCalls: ApiCall[] = [
  {
    method: "get",
    path: "/healthz",
    summary: "Whether the worker runs",
    who: "anyone",
    answers: { 200: { description: "It does", shape: health } },
  },
  {
    method: "get",
    path: "/readyz",
    summary: "Whether database, storage and queue work",
    who: "anyone",
    answers: {
      200: { description: "All of them do", shape: readiness },
      503: { description: "Not all of them do", shape: readiness },
    },
  },
  {
    method: "get",
    path: "/api/openapi.json",
    summary: "This document",
    who: "anyone",
    answers: { 200: { description: "OpenAPI 3.1", shape: z.looseObject({ openapi: z.string() }) } },
  },
  {
    method: "post",
    path: "/api/csp_report",
    summary: "A browser tells what the content security policy of a page refused; counted by directive",
    who: "anyone",
    body: { shape: securityReport, types: reportTypes },
    answers: { 204: { description: "Read" } },
    refusals: [400, 403, 413],
  },
];

/** Every call of the product. A route below /api that is not here fails the test of routes. */
export const apiCalls: ApiCall[] = [
  ...platformCalls,
  ...memberCalls,
  ...billingCalls,
  ...settingsCalls,
  ...grantCalls,
  ...pingsCalls,
  ...wishCalls,
  ...resumeCalls,
];

const problem = z.object({
  error: z.string().describe("What to tell the reader, in the reader's language"),
  code: z.string().describe("The same for programs: a key of the product's texts"),
});

type Io = "input" | "output";

function schemaOf(shape: z.core.$ZodType, io: Io): object {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: "any" });
  return schema;
}

const refused = { $ref: "#/components/responses/refused" };

/** Its own, those of its guard, which knows nobody while storage is away, and that of a body where none belongs. */
function refusalsOf({ method, who, refusals = [] }: ApiCall): number[] {
  const guarded = { anyone: [], signature: [400], member: [401, 403, 503], admin: [401, 403, 503] }[who];
  const unasked = method === "get" ? [400] : [];
  return [...new Set([...unasked, ...guarded, ...refusals])].sort((a, b) => a - b);
}

function operationOf(call: ApiCall): object {
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
  const inQuery = Object.entries(call.query?.shape ?? {}).map(([name, shape]) => ({
    name,
    in: "query",
    required: !z.safeParse(shape, undefined).success,
    schema: schemaOf(shape, "input"),
  }));
  const answers = Object.entries(call.answers).map(([status, { description, shape, type }]) => [
    status,
    {
      description,
      ...((shape || type) && {
        content: { [type ?? "application/json"]: shape ? { schema: schemaOf(shape, "output") } : {} },
      }),
    },
  ]);
  return {
    summary: call.summary,
    ...(call.who === "member" || call.who === "admin" ? { security: [{ session: [] }, { bearer: [] }] } : {}),
    ...(inPath.length + inQuery.length > 0 && { parameters: [...inPath, ...inQuery] }),
    ...(call.body && { requestBody: bodyOf(call.body) }),
    responses: Object.fromEntries([...refusalsOf(call).map((status) => [status, refused]), ...answers]),
  };
}

function bodyOf({ shape, types }: NonNullable<ApiCall["body"]>): object {
  const schema = schemaOf(shape, "input");
  return { required: true, content: Object.fromEntries(types.map((type) => [type, { schema }])) };
}

/** The contract of all calls as OpenAPI 3.1, made from the shapes that the calls themselves parse with and answer by. */
export function openapi(origin: string, calls: readonly ApiCall[] = apiCalls): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of calls) paths[call.path] = { ...paths[call.path], [call.method]: operationOf(call) };
  return {
    openapi: "3.1.0",
    info: { title: "Wink", version: "1" },
    servers: [{ url: origin }],
    paths,
    components: {
      responses: {
        refused: {
          description: "Why not",
          content: { "application/json": { schema: schemaOf(problem, "output") } },
        },
      },
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: "__session" },
        bearer: { type: "http", scheme: "bearer" },
      },
    },
  };
}
