import type { FormEvent } from "react";
import { library } from "../library/database";
import { embedPages } from "../library/vectors";
import { completeChat, hostOfEndpoint, patternOf } from "../model/endpoint";
import { type Endpoint, type Settings, storeOwn } from "../settings/stored";
import { tierOf } from "../settings/tier";
import type { Texts } from "../texts";
import { Part, Press, useTold } from "./Part";

const fields = ["url", "key", "chatModel", "embedModel"] as const;

/** The person's own endpoint: kept on this device, and asked only where a press or a choice below says so. */
export function EndpointForm({ settings, t }: { settings: Settings; t: Texts }) {
  const { told, run, progress } = useTold(t);
  const { sent, own } = settings;
  const { endpoint } = own;
  const host = endpoint && hostOfEndpoint(endpoint);

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [url = "", key = "", chatModel = "", embedModel = ""] = fields.map((name) =>
      `${form.get(name) ?? ""}`.trim(),
    );
    const isSafe = /^https:\/\/|^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$)/i.test(url);
    if (!isSafe || !URL.canParse(url)) return run(async () => t("endpoint.badAddress"));
    const made: Endpoint = { url, key, chatModel, embedModel };
    const asked = chrome.permissions.request({ origins: [patternOf(made)] });
    return run(async () => {
      if (!(await asked)) return t("model.notAllowed");
      await storeOwn({ endpoint: made, agreed: [] });
      if (endpoint && patternOf(endpoint) !== patternOf(made))
        await chrome.permissions.remove({ origins: [patternOf(endpoint)] });
      const answer = await completeChat(made, [{ role: "user", content: "Say OK." }]);
      return answer.ok ? t("endpoint.works") : t(`model.${answer.reason}`);
    });
  }

  const remove = (before: Endpoint) =>
    run(async () => {
      await storeOwn({ endpoint: null, agreed: [] });
      await chrome.permissions.remove({ origins: [patternOf(before)] });
      return t("endpoint.removed");
    });

  const agree = (what: string, isAgreed: boolean) =>
    run(async () => {
      const agreed = isAgreed ? [...own.agreed, what] : own.agreed.filter((each) => each !== what);
      await storeOwn({ agreed });
      const tier = tierOf({ sent, own: { ...own, agreed } });
      if (!isAgreed || !what.startsWith("vectors") || tier.counts !== "basic_cloud") return "";
      const made = await embedPages(await library(), tier.endpoint, progress);
      return made.ok ? t("endpoint.embedded", { count: made.pages }) : t(`model.${made.reason}`);
    });

  return (
    <Part title={t("endpoint.title")}>
      <p className="text-sm text-muted">{t("endpoint.lead")}</p>
      <form onSubmit={(event) => void save(event)} className="grid w-full gap-3">
        {fields.map((name) => (
          <label key={name} className="grid gap-1 text-sm font-medium">
            {t(`endpoint.${name}`)}
            <input
              name={name}
              type={name === "key" ? "password" : "text"}
              autoComplete="off"
              defaultValue={endpoint?.[name] ?? ""}
              className="min-h-11 rounded-control border border-edge bg-raised px-3 font-normal"
            />
          </label>
        ))}
        <div className="flex flex-wrap gap-3">
          <Press type="submit">{t("endpoint.save")}</Press>
          {endpoint && <Press onClick={() => void remove(endpoint)}>{t("endpoint.remove")}</Press>}
        </div>
        <p role="status" className="text-sm">
          {told}
        </p>
      </form>
      {endpoint &&
        (["pages", "vectors", "line"] as const).map((what) => (
          <label key={what} className="flex min-h-11 items-center gap-2 text-sm">
            <input
              type="checkbox"
              className="size-5 shrink-0"
              disabled={what === "vectors" && endpoint.embedModel === ""}
              checked={own.agreed.includes(`${what} ${host}`)}
              onChange={(event) => void agree(`${what} ${host}`, event.target.checked)}
            />
            {t(`endpoint.${what}`, { host: host ?? "" })}
          </label>
        ))}
    </Part>
  );
}
