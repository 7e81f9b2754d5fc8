/** A list that a member shares, with its title, its owner, and its games as cards. */
import { useRequireSignIn } from '@/components/account/use-require-sign-in';
import { PageFrame } from '@/components/layout/page-frame';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { GameCard } from '@/components/ui/cards/game-card';
import { Icon } from '@/components/ui/icon';
import { createLazyComponent } from '@/components/ui/lazy-component';
import { SiteLink } from '@/components/ui/site-link';
import type { SharedGameList } from '@/lib/contract/game-lists';
import { counted } from '@/lib/domain/play/amounts';
import { LIST_MESSAGES } from '@/lib/list-messages';
import { useModal } from '@/stores/stores-provider';

const ListReport = createLazyComponent(async () => (await import('./list-report')).ListReport);

/** The name by which the modal store opens the dialog. */
const LIST_REPORT = 'list-report';

export interface SharedListProps {
  list: SharedGameList;
  shareId: string;
}

export const SharedListView = ({ list: { title, owner, games }, shareId }: SharedListProps) => {
  const open = useModal((state) => state.open);
  const signInFirst = useRequireSignIn();
  return (
    <PageFrame>
      <div className="family-head">
        <p className="eyebrow">
          A list by{' '}
          <SiteLink className="underlined" href={owner.profileHref}>
            {owner.displayName}
          </SiteLink>
        </p>
        <h1>{title}</h1>
        <p>{counted(games.length, 'game')}</p>
      </div>
      {games.length > 0 ? (
        <ul className="listing-grid" data-unhidden="">
          {games.map((game) => (
            <li key={game.uid}>
              <GameCard game={game} kind="standard" />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState line="This list has no games yet." />
      )}
      <p className="family-more">
        <Button
          kind="ghost"
          size="small"
          aria-haspopup="dialog"
          onClick={() => signInFirst(() => open(LIST_REPORT))}
        >
          <Icon name="flag" />
          {LIST_MESSAGES.report}
        </Button>
      </p>
      <ListReport name={LIST_REPORT} shareId={shareId} />
    </PageFrame>
  );
};
