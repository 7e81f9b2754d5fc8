/** A member's subscription, with a link to manage it or to the plans. */
import { getSiteConfig } from '@/components/layout/site-config';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import type { User } from '@/lib/domain/members/user';
import { accountPaths } from '@/lib/account-paths';
import { paths } from '@/lib/paths';
import { useSubscription } from '@/stores/queries/use-subscription';
import { AccountPage } from '../frame/account-page';
import { LoadedPanel } from '../frame/loaded-panel';
import { describeStatus } from './subscription-text';

const PlansLink = () => (
  <ButtonLink kind="play" href={paths.subscribe()}>
    See the plans
  </ButtonLink>
);

const SubscriptionPanel = ({ user }: { user: User }) => {
  const requested = useSubscription(user.uid);
  return (
    <LoadedPanel heading={`${getSiteConfig().productName} Unlimited`} loaded={requested}>
      {({ status, data }) =>
        status.isActive || status.hasFailedPayment ? (
          <div className="fields">
            <p>
              <b>{status.isActive ? 'You have Unlimited.' : 'Your subscription is not paid.'}</b>{' '}
              {describeStatus(status, data)}
            </p>
            <div>
              <ButtonLink kind="line" href={accountPaths.manageSubscription()}>
                Manage it
              </ButtonLink>
            </div>
          </div>
        ) : (
          <EmptyState line={describeStatus(status, data)}>
            <p>With a subscription, no page and no game shows advertising.</p>
            <PlansLink />
            {data && (
              <p>
                <ButtonLink kind="line" href={accountPaths.manageSubscription()}>
                  See your payments
                </ButtonLink>
              </p>
            )}
          </EmptyState>
        )
      }
    </LoadedPanel>
  );
};

export const SubscriptionPage = () => (
  <AccountPage part="subscription" title="Subscription" lines={2}>
    {(user) => <SubscriptionPanel user={user} />}
  </AccountPage>
);
