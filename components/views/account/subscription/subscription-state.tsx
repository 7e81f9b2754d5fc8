/** The state of the member's subscription in one line. */
import { getSiteConfig } from '@/components/layout/site-config';
import { ButtonLink } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import type { User } from '@/lib/domain/members/user';
import { accountPaths } from '@/lib/account-paths';
import { paths } from '@/lib/paths';
import { useSubscription } from '@/stores/queries/use-subscription';
import { describeStatus } from './subscription-text';

export const SubscriptionState = ({ user }: { user: User }) => {
  const { found, hasFailed } = useSubscription(user.uid);
  if (!found && !hasFailed)
    return (
      <div className="row" aria-busy>
        <Skeleton style={{ width: '100%', height: 44 }} />
      </div>
    );
  const isActive = found?.status.isActive ?? user.isPremiumUser;
  const isUnpaid = found?.status.hasFailedPayment ?? false;
  const lead = isActive ? 'You have Unlimited.' : 'You have no subscription.';
  return (
    <div className="row">
      <span className="grow">
        <b>{isUnpaid && !isActive ? 'Your subscription is not paid.' : lead}</b>{' '}
        {(isActive || isUnpaid) && found
          ? describeStatus(found.status, found.data)
          : `${getSiteConfig().productName} Unlimited is the site without advertising.`}
      </span>
      {isActive || isUnpaid ? (
        <ButtonLink kind="line" href={accountPaths.manageSubscription()}>
          Manage it
        </ButtonLink>
      ) : (
        <ButtonLink kind="line" href={paths.subscribe()}>
          See the plans
        </ButtonLink>
      )}
    </div>
  );
};
