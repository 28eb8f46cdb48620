import { callsOn } from "~/db/service-calls";
import type { App } from "~/ports/app";
import type { SecretView } from "../config-types";
import { readConfig } from "../read-config.server";
import { llmAddresses, llmConfig, llmLimits, llmModels } from "./llm-config";

const nothing: SecretView = { set: false, last4: "" };

/** The saved services as the administrator may see them: of a key its end alone. */
export async function readLlm(app: Pick<App, "db" | "secrets" | "log" | "now">) {
  const saved = (await readConfig(app, llmConfig)) ?? {};
  const values = [...llmAddresses, ...llmModels, ...llmLimits].flatMap((field): [string, string][] => {
    const value = saved[field];
    return typeof value === "string" || typeof value === "number" ? [[field, String(value)]] : [];
  });
  const key = (field: string): SecretView => {
    const view = saved[field];
    return isView(view) ? view : nothing;
  };
  return {
    values: Object.fromEntries(values),
    isStopped: saved.isStopped === true,
    callsToday: await callsOn(app.db, app.now().toISOString().slice(0, 10)),
    keys: { jinaKey: key("jinaKey"), openaiKey: key("openaiKey") },
  };
}

function isView(value: unknown): value is SecretView {
  return typeof value === "object" && value !== null && "last4" in value;
}
