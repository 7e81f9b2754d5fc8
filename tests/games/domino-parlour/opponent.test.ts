import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from '@/games/kit/seeded-random';
import { EDITIONS, MODE_LABELS, OPPONENTS } from '@/games/domino-parlour/config';
import { chooseStep } from '@/games/domino-parlour/opponent';
import { takeOpponentTurn, applyMove, createPlay, resolveRound } from '@/games/domino-parlour/play';
import { choicesOf } from '@/games/domino-parlour/round';
import { createDealer, hiddenTilesOf, batchesBySeat, observeAs } from '@/games/domino-parlour/observed-game';
import { ALL_TILES, maskOf } from '@/games/domino-parlour/tiles';
import type { ModeKey, Play } from '@/games/domino-parlour/types';
import { playMatch, playLikeOpponent } from './play-match';

const MODES = Object.keys(MODE_LABELS) as ModeKey[];
const aLevel = fc.record({
  house: fc.constantFrom(...EDITIONS).map(({ house }) => house),
  mode: fc.constantFrom(...MODES),
  seed: fc.string(),
});

/** Plays until an opponent has a choice of moves. Returns false if the round ends first. */
function playUntilStopped(play: Play, turns: number): boolean {
  for (let turn = 0; turn < turns || play.round.turn === 0; turn++) {
    if (play.round.end) return false;
    const [step] = choicesOf(play.round, play.level.house);
    if (play.round.turn !== 0) takeOpponentTurn(play);
    else if (!step) return false;
    else applyOnly(play, step);
  }
  return !play.round.end && choicesOf(play.round, play.level.house).length > 1;
}
const applyOnly = (play: Play, step: [number, 0 | 1 | 2 | 3]) => {
  const before = play.round.log.length;
  expect(applyMove(play, step)).toBeNull();
  expect(play.round.log.length).toBeGreaterThan(before);
};

describe('an opponent', () => {
  it('chooses the same move however the hidden tiles are distributed', () => {
    fc.assert(
      fc.property(aLevel, fc.nat(8), fc.string(), (level, turns, shuffle) => {
        const play = createPlay(level);
        if (!playUntilStopped(play, turns)) return;
        const other = structuredClone(play);
        const { hands, stock, turn } = other.round;
        const hidden = createRandom(shuffle).shuffle([
          ...hands.filter((_, seat) => seat !== turn).flat(),
          ...stock,
        ]);
        other.round.hands = hands.map((hand, seat) => (seat === turn ? hand : hidden.splice(0, hand.length)));
        other.round.stock = hidden;
        takeOpponentTurn(play);
        takeOpponentTurn(other);
        expect(other.round.log[play.round.log.length - 1]).toEqual(play.round.log.at(-1));
      }),
      { numRuns: 60 },
    );
  });

  it('never rules out a tile that a player has', () => {
    fc.assert(
      fc.property(aLevel, (level) => {
        playMatch({ ...level, mode: 'medium' }, playLikeOpponent('medium', level.seed), ({ round }) => {
          const { hands, log } = round;
          const lacking = batchesBySeat({ log, house: level.house });
          for (const [seat, batches] of lacking.entries()) {
            const held = hands[seat]!;
            expect(batches.reduce((sum, { count }) => sum + count, 0)).toBe(held.length);
            // Every tile in a hand must be possible in at least one batch of tiles that the player has drawn.
            for (const tile of held) expect(batches.some(({ lacks }) => !(lacks & maskOf(tile)))).toBe(true);
          }
        });
      }),
      { numRuns: 15 },
    );
  });

  it('samples only unseen tiles, each once, with the right number for each player', () => {
    fc.assert(
      fc.property(aLevel, fc.string(), (level, chance) => {
        const play = createPlay(level);
        resolveRound(play);
        if (play.round.end) return;
        const seen = observeAs(play.round, level.house, play.scores);
        const world = createDealer(seen)(createRandom(chance));
        expect(world.hands.map(({ length }) => length)).toEqual(seen.held);
        expect(world.hands[0]).toEqual(play.round.hands[0]);
        const dealt = [...world.hands.slice(1).flat(), ...world.stock];
        expect(dealt.sort((a, b) => a - b)).toEqual(hiddenTilesOf(seen));
        expect(new Set([...dealt, ...seen.hand]).size).toBe(ALL_TILES.length - play.round.front.laid);
      }),
      { numRuns: 60 },
    );
  });

  it('remembers passes, and never samples a tile that the player has passed on', () => {
    const { house } = EDITIONS.find(({ keyword }) => keyword === 'domino-parlour-block')!;
    let passes = 0;
    for (let n = 0; n < 12; n++)
      playMatch(
        { house, mode: 'easy', seed: `lack ${n}` },
        playLikeOpponent('easy', `${n}`),
        ({ round, scores }) => {
          if (
            round.end ||
            round.turn !== 0 ||
            !round.log.some((event) => event.kind === 'passed' && event.seat === 1)
          )
            return;
          passes++;
          const seen = observeAs(round, house, scores);
          const [batch] = batchesBySeat(seen)[1]!;
          const { hands } = createDealer(seen)(createRandom(`${n}`));
          for (const tile of hands[1]!) expect(maskOf(tile) & batch!.lacks).toBe(0);
        },
      );
    expect(passes).toBeGreaterThan(10);
  });

  it('plays carelessly at medium difficulty while leading, and only in houses that score during play', () => {
    const wins = (keyword: string, scores: [number, number]) => {
      const { house } = EDITIONS.find((edition) => edition.keyword === `domino-parlour-${keyword}`)!;
      let best = 0;
      for (let n = 0; n < 300; n++) {
        const { round } = createPlay({ house, mode: 'medium', seed: `lead ${n}` });
        const seen = { ...observeAs(round, house, scores), seat: 1, hand: [20, 0, 1, 3, 6] };
        const [tile] = chooseStep(
          seen,
          [0, 1, 3, 6, 20].map((at) => [at, 0]),
          OPPONENTS.medium,
          `${n}`,
        );
        if (tile === 20) best++;
      }
      return best / 300;
    };
    for (const keyword of ['all-fives', 'fives-and-threes']) {
      expect(wins(keyword, [20, 20])).toBeGreaterThan(0.85);
      expect(wins(keyword, [21, 20])).toBeGreaterThan(0.85);
      expect(wins(keyword, [20, 21])).toBeLessThan(0.4);
    }
    expect(wins('block', [20, 21])).toBeGreaterThan(0.85);
  });

  it('has a unique name and strength for each mode', () => {
    expect(new Set(MODES.map((mode) => OPPONENTS[mode].name)).size).toBe(MODES.length);
  });
});
