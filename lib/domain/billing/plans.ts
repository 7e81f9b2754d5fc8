/** Plans of the Unlimited tier: the number of months between payments, and the price in cents. */

export const PLAN_MONTHS = [1, 3, 6, 12] as const;
export type PlanMonths = (typeof PLAN_MONTHS)[number];

export interface Plan {
  months: PlanMonths;
  cents: number;
}

export const isPlanMonths = (value: number): value is PlanMonths =>
  (PLAN_MONTHS as readonly number[]).includes(value);

const PLAN_PATTERN = /^(\d{1,2}):(\d{1,5})\.(\d{2})$/;

/**
 * Parses the plans from the configuration, such as `1:4.99,12:39.99`, and sorts them shortest first.
 * @returns null when a part is not a number of months and a price with two decimals, a price is zero, or a number of
 * months occurs twice
 */
export const parsePlans = (text: string): Plan[] | null => {
  const plans: Plan[] = [];
  for (const part of text.split(',').map((each) => each.trim())) {
    const [, months = '', dollars = '', cents = ''] = PLAN_PATTERN.exec(part) ?? [];
    const plan = { months: Number(months), cents: Number(dollars) * 100 + Number(cents) };
    if (!isPlanMonths(plan.months) || plan.cents === 0) return null;
    if (plans.some((each) => each.months === plan.months)) return null;
    plans.push({ months: plan.months, cents: plan.cents });
  }
  return plans.sort((a, b) => a.months - b.months);
};

/** Formats cents. Spec §9: `$` with two decimals. */
export const formatCents = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

/** Spec §7: how often a plan renews, in the specification's terms. */
export const RENEWAL_TEXTS: Record<PlanMonths, string> = {
  1: 'monthly',
  3: 'quarterly',
  6: 'semiannual',
  12: 'annual',
};

/** Adds calendar months to an instant in UTC. If the month is too short for the day, uses its last day. */
export const addMonths = (from: Date, months: number): Date => {
  const result = new Date(from);
  result.setUTCDate(1);
  result.setUTCMonth(result.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(result.getUTCFullYear(), result.getUTCMonth() + 1, 0)).getUTCDate();
  result.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return result;
};
