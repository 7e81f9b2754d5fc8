/** Names and describes the plans where visitors choose a plan. */
import { formatCents, type Plan, type PlanMonths } from './plans';

interface PlanText {
  title: string;
  /** The text after the price. */
  per: string;
  billed: string;
}

export const PLAN_TEXTS: Record<PlanMonths, PlanText> = {
  1: { title: 'Monthly', per: 'a month', billed: 'Billed every month. Stop any time.' },
  3: { title: 'Quarterly', per: 'a quarter', billed: 'billed every three months.' },
  6: { title: 'Semiannual', per: 'half a year', billed: 'billed every six months.' },
  12: { title: 'Annual', per: 'a year', billed: 'billed once a year.' },
};

/** Describes the price of a plan, including the monthly price for plans of several months. */
export const billedTextOf = ({ months, cents }: Plan): string => {
  const { billed } = PLAN_TEXTS[months];
  return months === 1 ? billed : `${formatCents(Math.round(cents / months))} a month, ${billed}`;
};

/** Returns the plan with the lowest monthly price; null when all plans cost the same per month. */
export const cheapestPlanOf = (plans: readonly Plan[]): Plan | null => {
  const monthlyPriceOf = ({ cents, months }: Plan): number => cents / months;
  const [best, next] = [...plans].sort((a, b) => monthlyPriceOf(a) - monthlyPriceOf(b));
  return best && next && monthlyPriceOf(best) < monthlyPriceOf(next) ? best : null;
};
