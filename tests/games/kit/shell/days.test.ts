/** Checks that an unfinished daily is saved while the player opens another day. */
import { describe, expect, it } from 'vitest';
import type { GameInit } from '@/lib/game-protocol';
import type { Starwick } from '@/games/sdk/api';
import type { PuzzleKind } from '@/games/kit/shell/kind';
import { createSession } from '@/games/kit/shell/session';

interface Game {
  moves: number[];
  play: { penaltyMs: number };
  isDone: () => boolean;
}

const kind = {
  edition: { modes: ['daily', 'easy'] },
  modeLabels: { daily: 'Daily', easy: 'Easy' },
  parseMoves: (input: unknown) => input as number[],
  parseExtra: () => ({}),
  extraOf: () => ({}),
  begin: (_: unknown, saved?: { moves: readonly number[] }) => ({
    moves: [...(saved?.moves ?? [])],
    play: { penaltyMs: 0 },
    isDone: () => false,
  }),
} as unknown as PuzzleKind<'daily' | 'easy', number, Game, object>;

/**
 * Returns a page that starts the requested level or today's. The run ID depends only on the day, so that reopening a
 * day finds the same run.
 */
const pageOn = (today: string): Starwick =>
  ({
    run: {
      start: ({ mode, levelKey }: { mode: string; levelKey: string | null }) => {
        const key = mode === 'daily' ? (levelKey ?? today) : null;
        const startedAt = `${today}T20:00:00Z`;
        return Promise.resolve({ runId: `run ${key}`, seed: `seed ${key}`, levelKey: key, mode, startedAt });
      },
      adopt: () => undefined,
      activeMs: () => 600_000,
    },
  }) as unknown as Starwick;

/** Opens a day of the game with the save of an earlier visit, makes more moves, and returns the new save. */
const visitPage = async (
  saved: unknown,
  { today = '2026-11-22', levelKey = null, moves = 0, mode = 'daily' as 'daily' | 'easy' },
) => {
  const init = { savedState: saved, levelKey } as unknown as GameInit;
  const session = createSession(pageOn(today), init, kind);
  const note = session.savedOf(mode)?.moves.length;
  const puzzle = await session.open(mode);
  const found = puzzle.game.moves.length;
  session.store(puzzle);
  puzzle.game.moves.push(...Array.from({ length: moves }, (_, index) => index));
  session.store(puzzle);
  return {
    note,
    found,
    day: puzzle.run.levelKey,
    saved: JSON.parse(JSON.stringify(session.serialize())) as { days: { run: { levelKey: string } }[] },
  };
};

describe('an unfinished daily', () => {
  it('survives a visit to an archive level, and vice versa', async () => {
    const first = await visitPage(null, { moves: 40 });
    const archive = await visitPage(first.saved, { levelKey: '2026-11-10' as never, moves: 7 });
    expect(archive).toMatchObject({ day: '2026-11-10', found: 0, note: undefined });
    const back = await visitPage(archive.saved, {});
    expect(back).toMatchObject({ day: '2026-11-22', found: 40 });
    expect(await visitPage(back.saved, { levelKey: '2026-11-10' as never })).toMatchObject({
      found: 7,
      note: 7,
    });
  });

  it('survives midnight', async () => {
    const first = await visitPage(null, { moves: 40 });
    const next = await visitPage(first.saved, { today: '2026-11-23' });
    expect(next).toMatchObject({ day: '2026-11-23', found: 0 });
    const back = await visitPage(next.saved, { today: '2026-11-23', levelKey: '2026-11-22' as never });
    expect(back).toMatchObject({ day: '2026-11-22', found: 40 });
    expect(back.saved.days).toEqual([]);
  });

  it('survives play in another mode', async () => {
    const first = await visitPage(null, { moves: 40 });
    const easy = await visitPage(first.saved, { mode: 'easy', moves: 3 });
    expect(await visitPage(easy.saved, {})).toMatchObject({ found: 40 });
  });

  it('disappears after the player has made moves on five later days', async () => {
    let { saved } = await visitPage(null, { levelKey: '2026-11-01' as never });
    for (const day of ['02', '03', '04', '05', '06', '07', '08'])
      ({ saved } = await visitPage(saved, { levelKey: `2026-11-${day}` as never, moves: 2 }));
    expect(saved.days.map(({ run }) => run.levelKey)).toEqual(
      ['07', '06', '05', '04', '03'].map((day) => `2026-11-${day}`),
    );
  });
});
