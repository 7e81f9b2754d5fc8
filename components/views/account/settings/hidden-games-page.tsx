/** The page with the games that the member hides. */
import { HiddenPanel } from '@/components/hidden-games/hidden-panel';
import { HIDDEN_MESSAGES } from '@/lib/hidden-messages';
import { AccountPage } from '../frame/account-page';

export const HiddenGamesPage = () => (
  <AccountPage part="hidden" title={HIDDEN_MESSAGES.title} lines={3}>
    {(user) => <HiddenPanel key={user.uid} />}
  </AccountPage>
);
