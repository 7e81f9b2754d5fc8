/** The additional interface of a player for preview videos, beyond the one for journeys. */
import type { GameTable } from '../../e2e/support/game-table';
import type { GamePlayer } from '../../e2e/support/players/player';
import type { Box } from './encode';

export type Move = ReturnType<GamePlayer['movesFor']>[number];

export interface PreviewPlayer extends GamePlayer {
  /** Starts the game, if it starts differently from the other games; returns the run's seed. */
  open?(table: GameTable): Promise<string>;
  /** The moves before the recording starts. */
  before?(seed: string): readonly Move[];
  /** The recorded element, when it is not the largest board. */
  boardOf?(table: GameTable): Promise<Box | null>;
  /** The recorded time; a recording that is longer than the video is sped up. */
  watchedMs?: number;
  /** The pause after a move, in which a person would look at it. */
  pauseMs?: number;
}

export interface KeyAt {
  key: string;
  isDown: boolean;
  /** The time of the event on the game's clock, in milliseconds. */
  ms: number;
}

/** Presses and releases keys at given times from inside the frame, because events from outside would arrive late. */
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
