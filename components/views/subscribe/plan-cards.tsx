/** The plans next to each other. Choosing one opens the provider's payment page. */
import { useState } from 'react';
import { useRequireSignIn } from '@/components/account/use-require-sign-in';
import { Button, ButtonLink } from '@/components/ui/button';
import { StatusNote } from '@/components/ui/status-note';
import { BILLING_MESSAGES } from '@/lib/billing-messages';
import { describeError } from '@/lib/describe-error';
import { cheapestPlanOf, billedTextOf, PLAN_TEXTS } from '@/lib/domain/billing/plan-text';
import { formatCents, type Plan, type PlanMonths } from '@/lib/domain/billing/plans';
import { accountPaths } from '@/lib/account-paths';
import { useBilling } from '@/stores/queries/use-subscription';
import { useAuth } from '@/stores/stores-provider';
import { useRestored } from '@/stores/use-restored';
import { useSingleFlight, waitForLeave } from '@/stores/use-single-flight';

export const PlanCards = ({ plans }: { plans: readonly Plan[] }) => {
  const isPremium = useAuth((state) => state.user?.isPremiumUser ?? false);
  const first = useRequireSignIn();
  const { openCheckout } = useBilling();
  const { busy, run, reset } = useSingleFlight<PlanMonths>();
  const [failure, setFailure] = useState<{ months: PlanMonths; message: string } | null>(null);
  const best = cheapestPlanOf(plans);
  useRestored(reset);

  const choosePlan = async (months: PlanMonths): Promise<void> => {
    setFailure(null);
    try {
      window.location.assign(await openCheckout(months));
      await waitForLeave();
    } catch (error) {
      setFailure({ months, message: describeError(error, BILLING_MESSAGES.openFailed) });
    }
  };
  return (
    <ul className="plans">
      {plans.map((plan) => {
        const { months, cents } = plan;
        const { title, per } = PLAN_TEXTS[months];
        const isBest = plan === best;
        return (
          <li key={months} data-best={isBest || undefined}>
            {isBest && <p className="tag">Best value</p>}
            <h2>{title}</h2>
            <p className="price">
              {formatCents(cents)} <small>{per}</small>
            </p>
            <p>{billedTextOf(plan)}</p>
            <div role="status">
              {failure?.months === months && <StatusNote status="error">{failure.message}</StatusNote>}
            </div>
            {isPremium ? (
              <ButtonLink kind="line" isFull href={accountPaths.manageSubscription()}>
                Manage yours
              </ButtonLink>
            ) : (
              <Button
                kind={isBest ? 'play' : 'line'}
                isFull
                isBusy={busy === months}
                onClick={() => first(() => void run(() => choosePlan(months), months))}
              >
                Choose {title.toLowerCase()}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
};
