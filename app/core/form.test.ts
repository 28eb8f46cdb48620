import { expect, test } from "vitest";
import { fieldsOf } from "./form";

function formOf(...entries: [string, string][]): FormData {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}

test("a form's fields are read by name", () => {
  expect(fieldsOf(formOf(["email", "ann@example.com"], ["note", ""]))).toEqual({
    email: "ann@example.com",
    note: "",
  });
});

test("of a field that stands twice nobody can tell which one counts", () => {
  expect(fieldsOf(formOf(["email", "a@example.com"], ["email", "b@example.com"]))).toBeNull();
});

test.each(["__proto__", "constructor", "prototype"])("a field called %s is refused", (name) => {
  expect(fieldsOf(formOf(["email", "a@example.com"], [name, "x"]))).toBeNull();
});
