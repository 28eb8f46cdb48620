import { SEALED_PREFIX } from "~/core/sealed";
import type { App } from "~/ports/app";
import type { AccountData } from "../api-calls";
import { readEverything } from "../person-rows/store.server";

const MASK = "••••••••";

export async function exportData(app: Pick<App, "db" | "now">, id: string): Promise<AccountData> {
  const { user, ...kept } = await readEverything(app.db, id);
  return {
    exported_at: text(app.now()),
    account: user
      ? {
          id: user.id,
          ping_id: user.pingId,
          primary_email: user.primaryEmail,
          emails: user.emails,
          email_verified: user.emailVerified,
          name: user.name,
          image_url: user.imageUrl,
          created_at: text(user.createdAt),
          checked_at: textOrNull(user.checkedAt),
          stripe_customer_id: user.stripeCustomerId,
          wordings_day: user.wordingsDay,
          wordings: user.wordings,
        }
      : null,
    pro_grants: kept.grants.map(({ email, expiryDate, grantedAt }) => ({
      email,
      expiry_date: text(expiryDate),
      granted_at: text(grantedAt),
    })),
    subscriptions: kept.subscriptions.map((each) => ({
      id: each.id,
      plan: each.plan,
      status: each.status,
      current_period_end: text(each.currentPeriodEnd),
      cancels_at_period_end: each.cancelsAtPeriodEnd,
      checked_at: text(each.checkedAt),
      reversed_until: each.reversedUntil && text(each.reversedUntil),
    })),
    credits: kept.credits.map(({ id, source, jobId, createdAt, reversedAt }) => ({
      id,
      source,
      job_id: jobId,
      created_at: text(createdAt),
      reversed_at: reversedAt && text(reversedAt),
    })),
    settings: kept.config.map(({ type, value, updatedAt }) => ({
      type,
      value: maskSealed(value),
      updated_at: text(updatedAt),
    })),
    service_calls: kept.calls.map(({ day, calls }) => ({ day, calls })),
    resume_jobs: kept.jobs.map((job) => ({
      id: job.id,
      locale: job.locale,
      state: job.state,
      stage: job.stage,
      error: job.error,
      created_at: text(job.createdAt),
      updated_at: text(job.updatedAt),
      finished_at: textOrNull(job.finishedAt),
    })),
    ...feedData(kept.feed),
    audit: kept.audit.map(({ at, action, actor, subject, before }) => ({
      at: text(at),
      action,
      by_you: actor === user?.pingId,
      subject,
      before,
    })),
  };
}

type FeedRows = Awaited<ReturnType<typeof readEverything>>["feed"];

function feedData(rows: FeedRows) {
  const { radar, winks, votes, followed, followers, named, pushes, reads, kept, reader } = rows;
  return {
    radar: radar && {
      tag_id: radar.id,
      world_filter: radar.worldFilter,
      prompt: radar.prompt,
      enabled: radar.enabled,
      lang: radar.lang,
    },
    radar_winks: winks.map(({ articleId, createdAt, ...rest }) => ({
      news_id: articleId,
      ...rest,
      created_at: text(createdAt),
    })),
    votes: votes.map(({ articleId, title, voteType }) => ({
      news_id: articleId,
      title,
      vote_type: voteType,
    })),
    follows: followed.map(({ pingId, createdAt }) => ({ ping_id: pingId, since: text(createdAt) })),
    followers: followers.map(({ createdAt }) => ({ since: text(createdAt) })),
    radar_sources: named.map(({ url, kind, title, createdAt }) => ({
      url,
      kind,
      title,
      since: text(createdAt),
    })),
    push_subscriptions: pushes.map((each) => ({
      push_service: new URL(each.endpoint).hostname,
      locale: each.locale,
      hour: each.hour,
      time_zone: each.timeZone,
      tag_ids: each.tagIds,
      alert_score: each.alertScore,
      since: text(each.createdAt),
    })),
    reads: reads.map(({ articleId, title, readAt }) => ({
      news_id: articleId,
      title,
      read_at: text(readAt),
    })),
    kept: kept.map(({ articleId, title, keptAt }) => ({ news_id: articleId, title, kept_at: text(keptAt) })),
    reader: reader
      ? {
          wishes: reader.wishes ?? null,
          seen_until: textOrNull(reader.seenUntil),
          visited_at: textOrNull(reader.visitedAt),
        }
      : null,
  };
}

function text(date: Date): string {
  return date.toISOString();
}

function textOrNull(date: Date | null): string | null {
  return date && text(date);
}

function maskSealed(value: Record<string, unknown>): Record<string, unknown> {
  return JSON.parse(
    JSON.stringify(value, (_, part: unknown) =>
      typeof part === "string" && part.startsWith(SEALED_PREFIX) ? MASK : part,
    ),
  );
}
