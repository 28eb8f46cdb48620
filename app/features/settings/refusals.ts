const statuses: Record<string, number> = {
  "settings.unknownType": 400,
  "settings.notJson": 400,
  "settings.proOnly": 403,
  "settings.focusProOnly": 403,
  forbidden: 403,
};

/** The HTTP status of a refused setting; what was understood and does not fit is 422. */
export function statusOfRefusal(reason: string): number {
  return Object.hasOwn(statuses, reason) ? (statuses[reason] ?? 422) : 422;
}
