/** The buttons that hide a game, or its whole family or genre, from lists, or show them again. */
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { findStackedFamily } from '@/components/ui/cards/find-stacked-family';
import type { GameSummary } from '@/lib/contract/game';
import { familyOrGenreOf } from '@/lib/domain/members/hidden-games';
import { HIDDEN_MESSAGES } from '@/lib/hidden-messages';
import { useHiddenKeys } from '@/stores/hidden-keys';
import { useHideGames } from '@/stores/queries/use-hide-games';
import { useSingleFlight } from '@/stores/use-single-flight';

interface HideChoicesProps {
  game: GameSummary;
  onHidden?: (() => void) | undefined;
  onUndone?: (() => void) | undefined;
}

export const HideChoices = ({ game, onHidden, onUndone }: HideChoicesProps) => {
  const keys = useHiddenKeys();
  const { hideGame, hideGroup } = useHideGames();
  const { busy, run } = useSingleFlight<'game' | 'group'>();
  const group = familyOrGenreOf(game);
  const isHidden = keys.includes(`u${game.uid}`);
  const isGroupHidden = group !== null && keys.includes(group.key);
  const toggleHidden = async (hide: Promise<boolean>, wasHidden: boolean): Promise<void> => {
    if ((await hide) && !wasHidden) onHidden?.();
  };
  return (
    <section aria-labelledby="hide-choices">
      <h3 id="hide-choices">Hide from lists</h3>
      <p>{HIDDEN_MESSAGES.intro}</p>
      {!findStackedFamily(game) && (
        <Button
          kind="line"
          isFull
          isBusy={busy === 'game'}
          onClick={() => void run(() => toggleHidden(hideGame(game, !isHidden, onUndone), isHidden), 'game')}
        >
          <Icon name="eye" />
          {isHidden ? HIDDEN_MESSAGES.showGame : HIDDEN_MESSAGES.hideGame}
        </Button>
      )}
      {group && (
        <Button
          kind="line"
          isFull
          isBusy={busy === 'group'}
          onClick={() =>
            void run(() => toggleHidden(hideGroup(group, !isGroupHidden, onUndone), isGroupHidden), 'group')
          }
        >
          <Icon name="eye" />
          {isGroupHidden ? HIDDEN_MESSAGES.showGroup(group.name) : HIDDEN_MESSAGES.hideGroup(group.name)}
        </Button>
      )}
    </section>
  );
};
