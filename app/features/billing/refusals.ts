import type { PaymentsRefusal } from "~/ports/payments";

type BillingRefusal = PaymentsRefusal | "billing.notSold" | "billing.noCustomer" | "billing.badSignature";

const statuses: Record<BillingRefusal, number> = {
  "billing.badSignature": 400,
  "billing.noCustomer": 404,
  "billing.notSold": 409,
  "billing.busy": 503,
  "billing.unavailable": 503,
  "billing.portal": 503,
};

export function statusOfBilling(reason: BillingRefusal): number {
  return statuses[reason];
}
