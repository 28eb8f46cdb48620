import { z } from "zod";

export const SECURITY_REPORT_PATH = "/api/csp_report";

export const reportTypes = ["application/csp-report", "application/reports+json"] as const;

/** Older browsers send one under its own name, newer ones a list of what they have gathered. */
export const securityReport = z.union([
  z.object({
    "csp-report": z.object({
      "violated-directive": z.string(),
      "effective-directive": z.string().optional(),
    }),
  }),
  z
    .array(z.object({ type: z.string(), body: z.object({ effectiveDirective: z.string().optional() }) }))
    .max(50),
]);

/** Nothing else of a report is written down: the rest quotes addresses and pages, and anybody may send one. */
const directives = new Set(
  (
    "default-src script-src script-src-elem script-src-attr style-src style-src-elem style-src-attr img-src font-src " +
    "media-src connect-src frame-src worker-src object-src form-action base-uri frame-ancestors"
  ).split(" "),
);

/** How often each directive was violated. */
export function countDirectives(report: z.infer<typeof securityReport>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const named of namesIn(report)) {
    const [first = ""] = named.split(" ", 1);
    const name = directives.has(first) ? first : "other";
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

function namesIn(report: z.infer<typeof securityReport>): string[] {
  if (Array.isArray(report)) return report.map(({ body }) => body.effectiveDirective ?? "");
  const one = report["csp-report"];
  return [one["effective-directive"] || one["violated-directive"]];
}
