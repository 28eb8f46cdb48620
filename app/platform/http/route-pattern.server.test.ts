import { expect, test } from "vitest";
import { routePatterns } from "./route-pattern.server";

const routes = {
  root: { id: "root", path: "" },
  index: { id: "index", index: true },
  upload: { id: "upload", path: "upload" },
  job: { id: "job", path: "api/resume_jobs/:id" },
  events: { id: "events", path: "api/resume_jobs/:id/events" },
  rest: { id: "rest", path: "*" },
};
const patternOf = routePatterns(routes as never);

test.each([
  ["/", "/"],
  ["/upload", "/upload"],
  ["/api/resume_jobs/0b0e", "/api/resume_jobs/:id"],
  ["/api/resume_jobs/ann@example.com/events", "/api/resume_jobs/:id/events"],
  ["/ann@example.com", "*"],
  ["/upload/张三", "*"],
])("%s is logged as %s", (pathname, pattern) => {
  expect(patternOf(pathname)).toBe(pattern);
});
