import { z } from "zod";

export const proMember = z.object({ email: z.string(), expiry_date: z.iso.datetime() });

export const proMembersAnswer = z.object({ members: z.array(proMember) });

export const proMemberRequest = z.object({ email: z.string() });

export const proMemberRemoved = z.object({ ok: z.literal(true) });

export type ProMember = z.infer<typeof proMember>;
