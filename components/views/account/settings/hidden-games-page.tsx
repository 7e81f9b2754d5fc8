/** The page with the games that the member hides. */
import { HiddenGamesPanel } from '@/components/hidden-games/hidden-panel';
import { HIDDEN_MESSAGES } from '@/lib/hidden-messages';
import { AccountPage } from '../frame/account-page';

export const HiddenGamesPage = () => (
  <AccountPage part="hidden" title={HIDDEN_MESSAGES.title} lines={3}>
    {(user) => <HiddenGamesPanel key={user.uid} />}
  </AccountPage>
);
