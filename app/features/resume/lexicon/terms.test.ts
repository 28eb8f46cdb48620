import { expect, test } from "vitest";
import { miscasedTerms } from "./terms";

test.each([
  ["Wrote javascript and Typescript", ["JavaScript", "TypeScript"]],
  ["熟悉 Mysql 与 redis", ["MySQL", "Redis"]],
  ["Published on Github with spring boot", ["GitHub", "Spring Boot"]],
  ["Deployed on kubernetes", ["Kubernetes"]],
])("%s is not cased as its makers do", (text, names) => {
  expect(miscasedTerms(text).map(({ name }) => name)).toEqual(names);
});

test.each([
  "Wrote JavaScript and TypeScript",
  "See https://github.com/mayalq and github.com/x",
  "WROTE JAVASCRIPT ALL DAY",
  "Set up GitHub Actions",
  "Managed AWS accounts and CI/CD",
  "Built several API microservices",
  "Ran the node.js-like engine sparkling",
  "Mailed javascript@example.com",
])("%s is left alone", (text) => {
  expect(miscasedTerms(text)).toEqual([]);
});
