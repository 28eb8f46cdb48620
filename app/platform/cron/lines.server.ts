import { reconcile } from "~/features/billing/reconcile.server";
import { giveBackCredits } from "~/features/billing/serving/choose-analyst.server";
import { sweepOrphans } from "~/features/members/deletion/delete-account.server";
import { ownRadars } from "~/features/pings/newsroom.server";
import { sendTurns } from "~/features/pings/push/deliver.server";
import { sweepReads } from "~/features/pings/reading/mark-articles.server";
import { retireArticles } from "~/features/pings/retire-articles.server";
import { tellHub } from "~/features/pings/syndication/tell-hub.server";
import { sendDue, sendLost } from "~/features/radar/sources/send-due.server";
import { sweepRadar } from "~/features/radar/sources/sweep-radar.server";
import { sweep } from "~/features/resume/job/sweep.server";
import type { App } from "~/ports/app";
import { newsroomOf } from "../jobs/newsroom.server";

/** One thing that is done at fixed times. `cron` stands in wrangler.toml too; `run` may come twice for the same time. */
export type CronLine = { cron: string; name: string; run(app: App): Promise<{ count: number }> };

export const cronLines: CronLine[] = [
  {
    cron: "* * * * *",
    name: "resume.sweep",
    run: async (app) => {
      const { jobs, objects } = await sweep(app);
      await giveBackCredits(app);
      return { count: jobs + objects };
    },
  },
  {
    cron: "* * * * *",
    name: "radar.lost",
    run: async (app) => ({ count: await sendLost(app) }),
  },
  {
    cron: "*/15 * * * *",
    name: "radar.due",
    run: async (app) => ({ count: await sendDue(app, newsroomOf(app)) }),
  },
  {
    cron: "*/15 * * * *",
    name: "pings.push",
    run: async (app) => ({ count: await sendTurns(app) }),
  },
  {
    cron: "*/15 * * * *",
    name: "pings.retire",
    run: async (app) => ({ count: await retireArticles(app) }),
  },
  {
    cron: "*/15 * * * *",
    name: "pings.hub",
    run: async (app) => ({ count: await tellHub(app) }),
  },
  {
    cron: "*/15 * * * *",
    name: "pings.reads",
    run: async (app) => ({ count: await sweepReads(app) }),
  },
  {
    cron: "5 */4 * * *",
    name: "radar.own",
    run: async (app) => {
      const radars = await ownRadars(app);
      await app.sendJobs(radars.map((id) => ({ kind: "radar.own", id })));
      return { count: radars.length };
    },
  },
  {
    cron: "20 3 * * *",
    name: "billing.reconcile",
    run: async (app) => {
      const reconciled = await reconcile(app);
      if (!reconciled.ok) throw new Error(reconciled.reason);
      return { count: reconciled.count };
    },
  },
  {
    cron: "20 3 * * *",
    name: "radar.sweep",
    run: async (app) => ({ count: await sweepRadar(app) }),
  },
  {
    cron: "20 3 * * *",
    name: "members.orphans",
    run: async (app) => ({ count: await sweepOrphans(app) }),
  },
];
