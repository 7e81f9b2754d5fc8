/** How the plans are named and told where they are chosen. */
import { moneyOf, type Plan, type PlanMonths } from './plans';

interface PlanText {
  title: string;
  /** After the price. */
  per: string;
  billed: string;
}

export const PLAN_TEXTS: Record<PlanMonths, PlanText> = {
  1: { title: 'Monthly', per: 'a month', billed: 'Billed every month. Stop any time.' },
  3: { title: 'Quarterly', per: 'a quarter', billed: 'billed every three months.' },
  6: { title: 'Semiannual', per: 'half a year', billed: 'billed every six months.' },
  12: { title: 'Annual', per: 'a year', billed: 'billed once a year.' },
};

/** What a plan comes to: for more than a month, by the month as well. */
export const billedText = ({ months, cents }: Plan): string => {
  const { billed } = PLAN_TEXTS[months];
  return months === 1 ? billed : `${moneyOf(Math.round(cents / months))} a month, ${billed}`;
};

/** The plan that costs least by the month, where there is a choice and it is cheaper than another. */
export const bestOf = (plans: readonly Plan[]): Plan | null => {
  const rate = ({ cents, months }: Plan): number => cents / months;
  const [best, next] = [...plans].sort((a, b) => rate(a) - rate(b));
  return best && next && rate(best) < rate(next) ? best : null;
};
