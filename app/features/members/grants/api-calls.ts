import { z } from "zod";
import type { ApiCall } from "~/core/api-call";

const proMember = z.object({ email: z.string(), expiry_date: z.iso.datetime() });

export const proMembersAnswer = z.object({ members: z.array(proMember) });

export const proMemberRequest = z.object({ email: z.string() });

export const proMemberRemoved = z.object({ ok: z.literal(true) });

export type ProMember = z.infer<typeof proMember>;

const body: ApiCall["body"] = { shape: proMemberRequest, types: ["application/json"] };

const paging = z.object({
  q: z.string().optional().describe("Addresses that begin with this"),
  after: z.string().optional().describe("Of the page before; see `Link: rel=next`"),
});

export const grantCalls: ApiCall[] = [
  {
    method: "get",
    path: "/api/pro_members",
    summary: "The addresses that the administrator made Pro, page by page",
    who: "admin",
    query: paging,
    answers: { 200: { description: "One page", shape: proMembersAnswer } },
  },
  {
    method: "post",
    path: "/api/pro_members",
    summary: "Make an address Pro for a year more",
    who: "admin",
    body,
    answers: { 200: { description: "Until when it is Pro now", shape: proMember } },
    refusals: [400, 413, 422],
  },
  {
    method: "delete",
    path: "/api/pro_members",
    summary: "Take Pro back from an address",
    who: "admin",
    body,
    answers: { 200: { description: "Taken back", shape: proMemberRemoved } },
    refusals: [400, 404, 413, 422],
  },
];
