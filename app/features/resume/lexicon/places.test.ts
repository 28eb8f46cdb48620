import { expect, it } from "vitest";
import { isAddress, isPlace } from "./places";

it.each([
  "Austin, TX",
  "Springfield, IL 62701",
  "Seoul, S.Korea",
  "Las Vegas, U.S.A",
  "Austin, TX, USA",
  "Columbus, Ohio",
  "Columbus, Ohio Metropolitan Area",
  "Greater Boston Area",
  "Val d'Isère, France",
  "London Area, United Kingdom",
  "Gdańsk (Poland)",
  "Ngaoundéré, Cameroon",
  "Remote",
  "Remote, USA",
  "Singapore",
  "São Paulo, Brazil",
  "ZAGREB, CROATIA",
  "Dublin 8",
  "Lyon, Auvergne-Rhône-Alpes, France",
  "Naas, Co. Kildare",
  "Columbus, Ohio Area",
  "Greater Minneapolis-St. Paul Area",
  "上海",
  "陕西省西安市",
  "西安, 陕西",
  "上海市浦东新区",
])("%s is a place", (text) => {
  expect(isPlace(text)).toBe(true);
});

it.each([
  "",
  "IT",
  "Acme Corp",
  "MANAGER, ACME",
  "Greater Good Foundation",
  "Software Engineer, Acme",
  "State University, USA",
  "Engineer, Acme, Austin, TX",
  "Python, Go",
  "上海交通大学",
  "Books, Accessibility",
  "R.O.K Cyber Command, MND",
])("%s is none", (text) => {
  expect(isPlace(text)).toBe(false);
});

it("a number behind a street, as in most of Europe, makes an address", () => {
  expect(isAddress("Ilica 214, 10000 Zagreb, Croatia")).toBe(true);
  expect(isAddress("Chapter 11, Loan workouts")).toBe(false);
});
