/** The additional interface of a player for preview videos, beyond the one for journeys. */
import type { GameTable } from '../../e2e/support/game-table';
import type { Player } from '../../e2e/support/players/player';
import type { Box } from './encode';

export type Move = ReturnType<Player['movesFor']>[number];

export interface PreviewPlayer extends Player {
  /** Begins the game from its start, where that is not as in all others; gives the run's seed. */
  open?(table: GameTable): Promise<string>;
  /** The moves before the recording starts. */
  before?(seed: string): readonly Move[];
  /** The recorded element, when it is not the largest board. */
  boardOf?(table: GameTable): Promise<Box | null>;
  /** How long it is watched; longer than the film, and it goes by faster. */
  watchedMs?: number;
  /** How long a person would look at a move. */
  pauseMs?: number;
}

export interface KeyAt {
  key: string;
  isDown: boolean;
  /** Of the game's time. */
  ms: number;
}

/** Presses and lets go of keys at times of the page, from the frame itself: from outside they would come late. */
export const pressAt = async (table: GameTable, zeroMs: number, keys: readonly KeyAt[]): Promise<void> => {
  const game = await table.document();
  await game.evaluate(
    ([zero, list]) =>
      new Promise<void>((done) => {
        let next = 0;
        const press = (): void => {
          const due = list.slice(next).filter(({ ms }) => ms <= performance.now() - zero);
          for (const { key, isDown } of due) {
            const at = document.activeElement ?? document.body;
            at.dispatchEvent(new KeyboardEvent(isDown ? 'keydown' : 'keyup', { key, bubbles: true }));
          }
          next += due.length;
          if (next < list.length) setTimeout(press, 4);
          else done();
        };
        press();
      }),
    [zeroMs, keys] as const,
  );
};
