import { createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import { expect, test } from "vitest";
import { narrowBuild } from "./narrow-build.server";
import { routePatterns } from "./route-pattern.server";

const paths: [id: string, path: string, parentId?: string][] = [
  ["home", ""],
  ["upload", "upload"],
  ["offerwink", "offerwink"],
  ["rubric", "offerwink/rubric"],
  ["admin", "admin"],
  ["members", "members", "admin"],
  ["jobs", "api/jobs"],
  ["newest", "api/jobs/newest"],
  ["job", "api/jobs/:id"],
  ["jobEvents", "api/jobs/:id/events"],
  ["list", "list/:page?"],
  ["listNext", "list/next"],
  ["files", "files/*"],
  ["file", "files/:name"],
  ["rest", "*"],
];

const answerWith = (id: string) => ({ loader: () => new Response(id) });
const routes: ServerBuild["routes"] = Object.fromEntries(
  paths.map(([id, path, parentId = "root"]) => [
    id,
    {
      id,
      parentId,
      path: path || undefined,
      index: path ? undefined : true,
      module: answerWith(id) as never,
    },
  ]),
);
routes.root = { id: "root", path: "", module: { default: () => null } };

const build = {
  routes,
  assets: { entry: { imports: [], module: "" }, routes: { ...routes }, url: "", version: "1" },
  entry: { module: { default: (_: Request, status: number) => new Response("page", { status }) } },
  future: {},
  basename: "/",
  isSpaMode: false,
} as unknown as ServerBuild;

const patternOf = routePatterns(routes);
const ask = async (from: ServerBuild, path: string) => {
  const answer = await createRequestHandler(from, "production")(new Request(`https://wink.test${path}`));
  return `${answer.status} ${await answer.text()}`;
};

test.each([
  ["/", "home"],
  ["/upload", "upload"],
  ["/offerwink", "offerwink"],
  ["/offerwink/rubric", "rubric"],
  ["/admin/members", "members"],
  ["/api/jobs/7", "job"],
  ["/api/jobs/newest", "newest"],
  ["/api/jobs/NEWEST", "newest"],
  ["/api/jobs/%6Eewest", "newest"],
  ["/api/jobs/newest/events", "jobEvents"],
  ["/list/next", "listNext"],
  ["/list/NEXT", "listNext"],
  ["/files/a", "file"],
])("%s is answered by the same route of few as of all", async (path, id) => {
  expect(await ask(build, path)).toBe(`200 ${id}`);
  expect(await ask(narrowBuild(build, patternOf(path)), path)).toBe(`200 ${id}`);
});

test("an address keeps its own route, its parents, and what the ways up to it lead to", () => {
  const kept = (pattern: string) => Object.keys(narrowBuild(build, pattern).routes).sort();
  expect(kept("/")).toEqual(["home", "rest", "root"]);
  expect(kept("/offerwink/rubric")).toEqual(["home", "offerwink", "rest", "root", "rubric"]);
  expect(kept("/admin/members")).toEqual(["admin", "home", "members", "rest", "root"]);
  expect(kept("/upload")).toEqual(Object.keys(narrowBuild(build, "/upload").assets.routes).sort());
});
