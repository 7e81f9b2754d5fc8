/** The button on a card for adding the game to lists or hiding it. The dialog loads with the first press. */
import { useState, type ReactNode } from 'react';
import type { CardMenuDialogProps } from '@/components/game-menu/card-menu-dialog';
import type { GameSummary } from '@/lib/contract/game';
import { hidingKeysOf } from '@/lib/domain/members/hidden-games';
import { findStackedFamily } from './find-stacked-family';
import { Icon } from '../icon';
import { createLazyComponent } from '../lazy-component';

const CardMenuDialog = createLazyComponent<CardMenuDialogProps>(
  async () => (await import('@/components/game-menu/card-menu-dialog')).CardMenuDialog,
  true,
);

export const CardMenu = ({ game }: { game: GameSummary }) => {
  const [pressed, setPressed] = useState<{ button: HTMLElement; presses: number } | null>(null);
  return (
    <>
      <button
        className="card-menu"
        type="button"
        aria-haspopup="dialog"
        aria-label={`Options for ${findStackedFamily(game)?.name ?? game.title}`}
        onClick={({ currentTarget }) =>
          setPressed((known) => ({ button: currentTarget, presses: (known?.presses ?? 0) + 1 }))
        }
      >
        <Icon name="more" />
      </button>
      {pressed && <CardMenuDialog game={game} {...pressed} />}
    </>
  );
};

/** A card in a row, with its menu button. */
export const CardBox = ({ game, children }: { game: GameSummary; children: ReactNode }) => (
  <div className="card-box" data-keys={hidingKeysOf(game)}>
    {children}
    <CardMenu game={game} />
  </div>
);
