import { z } from "zod";
import type { ApiCall } from "~/core/api-call";
import { allConfigAnswer, configAnswer, configChange, configSaved, configTypes } from "./api-shapes";

export const settingsCalls: ApiCall[] = [
  {
    method: "get",
    path: "/api/config",
    summary: "One configuration, its default where none is saved",
    who: "member",
    query: z.object({ type: z.enum(configTypes) }),
    answers: { 200: { description: "The configuration", shape: configAnswer } },
    refusals: [400],
  },
  {
    method: "post",
    path: "/api/config",
    summary: "Save one configuration",
    who: "member",
    body: { shape: configChange, types: ["application/json"] },
    answers: { 200: { description: "Saved", shape: configSaved } },
    refusals: [400, 413, 422],
  },
  {
    method: "get",
    path: "/api/config/all",
    summary: "Every configuration that one may read, by its type",
    who: "member",
    answers: { 200: { description: "The configurations", shape: allConfigAnswer } },
  },
];
