import { expect, test } from "vitest";
import { checkoutRequest } from "./api-calls";
import { readReturn } from "./forms";

const read = (search: string) => readReturn(new URLSearchParams(search));

test("the address of the return page is read for what it knows, and for nothing else", () => {
  const nothing = { plan: null, purchase: null, cancelled: false, problem: null };
  expect(read("plan=pro&purchase=cs_1")).toEqual({ ...nothing, plan: "pro", purchase: "cs_1" });
  expect(read("plan=perUse&cancelled=1")).toEqual({ ...nothing, plan: "perUse", cancelled: true });
  expect(read("problem=billing.busy&plan=gold")).toEqual({ ...nothing, problem: "billing.busy" });
  expect(read(`plan=pro&purchase=${"x".repeat(300)}`)).toEqual({ ...nothing, plan: "pro" });
  for (const search of ["", "plan=free", "problem=signedOut", "purchase=cs_1&cancelled=1"])
    expect(read(search), search).toBeNull();
});

test("a plan is one that is sold, or the free one", () => {
  for (const plan of ["free", "pro", "monthly", "perUse"])
    expect(checkoutRequest.parse({ plan })).toEqual({ plan });
  for (const plan of ["gold", "", null, ["pro"], "__proto__"])
    expect(checkoutRequest.safeParse({ plan }).success).toBe(false);
});
