/** The page with the member's own lists of games. */
import { ListsPanel } from '@/components/game-lists/lists-panel';
import { LIST_MESSAGES } from '@/lib/list-messages';
import { AccountPage } from '../frame/account-page';

export const ListsPage = () => (
  <AccountPage part="lists" title={LIST_MESSAGES.title} lines={4}>
    {(user) => <ListsPanel key={user.uid} />}
  </AccountPage>
);
