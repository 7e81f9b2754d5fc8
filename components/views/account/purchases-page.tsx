/** The downloads that a member has bought. */
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Panel } from '@/components/ui/panel';
import { SiteLink } from '@/components/ui/site-link';
import { paths } from '@/lib/paths';
import { AccountPage } from './account-page';

export const PurchasesPage = () => (
  <AccountPage part="purchases" title="Purchases" lines={2}>
    {() => (
      <Panel>
        <h2>Your downloads</h2>
        <EmptyState line="You have bought nothing yet.">
          <ButtonLink href={paths.downloadAllGames()}>Look at the downloads</ButtonLink>
          <p>
            Bought without this account?{' '}
            <SiteLink className="link" href={paths.resendKeys()}>
              Have your keys sent again
            </SiteLink>
          </p>
        </EmptyState>
      </Panel>
    )}
  </AccountPage>
);
