import { describe, expect, it } from 'vitest';
import { EDITIONS, MODE_LABELS } from '@/games/domino-parlour/config';
import { createGame, type Game } from '@/games/domino-parlour/state';
import type { Level, ModeKey, Move } from '@/games/domino-parlour/types';
import {
  describeResult,
  eventLabelOf,
  describeLine,
  describeRound,
  describePoints,
  titleOfRound,
  value,
} from '@/games/domino-parlour/words';
import { playMatch, playLikeOpponent } from './play-match';

const MODES = Object.keys(MODE_LABELS) as ModeKey[];
const level: Level = { house: EDITIONS[0]!.house, mode: 'medium', seed: 'state' };

const awaitTurn = (game: Game) => {
  while (game.isWaiting) game.answer();
};
const findFittingTile = (game: Game) => game.rack().find((tile) => game.endsOf(tile).length > 0)!;

describe('the match state', () => {
  it('shows the opponents’ actions one at a time, and ends in the same state as a replay', () => {
    for (const { house } of EDITIONS)
      for (const mode of MODES) {
        const ownRules: Level = { house, mode, seed: 'stepwise' };
        const { moves, play } = playMatch(ownRules, playLikeOpponent('medium', 'stepwise'));
        const game = createGame(ownRules);
        for (const move of moves) {
          awaitTurn(game);
          const isDone =
            typeof move[0] === 'string' ? game.say(move as ['draw']) : game.lay(...(move as [number, 0]));
          expect(isDone).toBe(true);
        }
        expect(game.isDone()).toBe(true);
        expect(game.play.scores).toEqual(play.scores);
        expect(game.moves).toEqual(moves);
      }
  });

  it('resumes from saved moves, and drops the first invalid move and every move after it', () => {
    const { moves } = playMatch(level, playLikeOpponent('medium', 'saved'));
    const half = moves.slice(0, Math.floor(moves.length / 2));
    const broken: Move[] = [...half, ['next'], ...moves.slice(half.length)];
    const game = createGame(level, half.at(-1)?.[0] === 'next' ? half : broken);
    expect(game.moves).toEqual(half);
    expect(game.isWaiting).toBe(false);
  });

  it('selects a playable tile, deselects it, and clears the selection once the tile is played', () => {
    const game = createGame(level);
    awaitTurn(game);
    const tile = findFittingTile(game);
    expect(game.hold(tile)).toBe(true);
    expect(game.held).toBe(tile);
    expect(game.hold(tile)).toBe(false);
    expect(game.held).toBeNull();
    game.hold(tile);
    const [end] = game.endsOf(tile);
    expect(game.lay(tile, end!)).toBe(true);
    expect(game.held).toBeNull();
    expect(game.rack()).not.toContain(tile);
    expect(game.lay(tile, end!)).toBe(false);
  });

  it('moves the cursor along the rack and wraps at its ends', () => {
    const game = createGame(level);
    awaitTurn(game);
    const rack = game.rack();
    game.step(1);
    expect(game.cursor).toBe(rack[0]);
    game.step(-1);
    expect(game.cursor).toBe(rack.at(-1));
    game.step(1);
    expect(game.cursor).toBe(rack[0]);
  });

  it('shows the points of a tile in advance only in the easy mode', () => {
    const { house } = EDITIONS.find(({ keyword }) => keyword === 'domino-parlour-all-fives')!;
    let gained = 0;
    for (const mode of MODES) {
      const game = createGame({ house, mode, seed: 'adds up' });
      for (let turn = 0; turn < 6; turn++) {
        awaitTurn(game);
        const tile = findFittingTile(game);
        if (tile === undefined) break;
        const [end] = game.endsOf(tile);
        const gain = game.gainOf([tile, end!]);
        const before = game.play.scores[0];
        expect(game.lay(tile, end!)).toBe(true);
        const event = game.play.round.log.at(-1)!;
        expect(gain).toBe(mode === 'easy' && event.kind === 'laid' ? event.points : 0);
        if (!game.play.round.end) expect(game.play.scores[0] - before).toBeGreaterThanOrEqual(gain);
        gained += gain;
      }
    }
    expect(gained).toBeGreaterThan(0);
  });

  it('reports when the end of a round scores nothing because too few pips are left', () => {
    const left = {
      winner: 1 as const,
      out: 1,
      points: 0,
      why: 'out' as const,
      left: [0, 0],
      isWasted: false,
    };
    expect(describeRound(level, left)).toBe('Too little is left on the other side to score.');
  });

  it('hints at a legal move, and counts the hint', () => {
    const game = createGame(level);
    awaitTurn(game);
    const [tile, end] = game.hint()!;
    expect(game.play.hints).toBe(1);
    expect(game.held).toBe(tile);
    expect(game.lay(tile, end)).toBe(true);
    expect(game.hinted).toBeNull();
  });
});

describe('the text of a match', () => {
  it.each(MODES)('lists parts of the score that add up to the total (%s)', (mode) => {
    for (const seed of ['worth', 'more', 'less']) {
      const ownRules: Level = { house: EDITIONS[0]!.house, mode: 'easy', seed };
      const { play: played, moves } = playMatch(ownRules, (_, steps) => steps[0]!);
      const play = { ...played, level: { ...ownRules, mode }, hints: 1 };
      const numbers = describePoints(play).map(([, written]) => Number(written.replace(/[^\d.]/g, '')));
      const times = mode === 'easy' ? 1 : numbers.at(-2)!;
      const parts = numbers.slice(0, mode === 'easy' ? -1 : -2);
      const sum = parts.reduce((total, part) => total + part, 0) * times - numbers.at(-1)!;
      const points = value.of({ ...createGame(ownRules, moves), play }, 0);
      expect(Math.abs(Math.max(1, sum) - points)).toBeLessThanOrEqual(parts.length);
    }
  });

  it('describes the rounds and matches under every rule set in complete sentences', () => {
    for (const { house } of EDITIONS) {
      const ownRules: Level = { house, mode: 'easy', seed: 'words' };
      const { play, moves } = playMatch(ownRules, playLikeOpponent('easy', 'words'), ({ round }) => {
        if (!round.end) return;
        const sentences = `${titleOfRound(ownRules, round.end)} ${describeRound(ownRules, round.end)} ${round.log.map(eventLabelOf).join()}`;
        expect(sentences).not.toMatch(/undefined|null|NaN/);
      });
      expect(describeLine(play)).toMatch(/^On the table: \d–\d/);
      expect(describeResult(createGame(ownRules, moves))).toMatch(
        /^(won|lost|drawn) \d+ to \d+ against .+ (in|after the last of) \d+ rounds?$/,
      );
    }
  });
});
