/** The downloads that a member has purchased, and their payments. */
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { SiteLink } from '@/components/ui/site-link';
import { paths } from '@/lib/paths';
import { usePurchases } from '@/stores/queries/use-shop';
import { useInvoices } from '@/stores/queries/use-subscription';
import { AccountPage } from '../frame/account-page';
import { LoadedPanel } from '../frame/loaded-panel';
import { InvoiceList } from '../subscription/invoice-list';
import { PurchaseList } from './purchase-list';

const NoPurchases = () => (
  <EmptyState line="You have bought nothing yet.">
    <ButtonLink href={paths.downloadAllGames()}>Look at the downloads</ButtonLink>
    <p>
      Bought with another account?{' '}
      <SiteLink className="link" href={paths.resendKeys()}>
        Have your keys sent again
      </SiteLink>
    </p>
  </EmptyState>
);

const PurchasesPanels = ({ uid }: { uid: string }) => {
  const requested = usePurchases(uid);
  const invoices = useInvoices(uid);
  const hasBought = requested.found !== null && requested.found.length > 0;
  return (
    <>
      <LoadedPanel heading="Your downloads" loaded={requested}>
        {(rows) => (rows.length === 0 ? <NoPurchases /> : <PurchaseList rows={rows} />)}
      </LoadedPanel>
      {/* Loads once the content above has its final height, so that nothing visible moves. */}
      {hasBought && (
        <LoadedPanel heading="Receipts" loaded={invoices}>
          {(rows) => <InvoiceList rows={rows} />}
        </LoadedPanel>
      )}
    </>
  );
};

export const PurchasesPage = () => (
  <AccountPage part="purchases" title="Purchases" lines={2}>
    {({ uid }) => <PurchasesPanels uid={uid} />}
  </AccountPage>
);
