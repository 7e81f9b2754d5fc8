/** The players of the games in their preview videos: those of the journeys, and some that no journey has. */
import { editionOf, MIN_MS_PER_CELL } from '@/games/quiet-sudoku/config';
import { levelFor } from '@/games/quiet-sudoku/rules';
import { ALL_PLAYERS } from '../../e2e/support/players';
import { cellLocator } from '../../e2e/support/players/cells';
import { carryPiece, requireJigsaw, jigsawOn } from '../../e2e/support/players/lamplight-jigsaw';
import { createMahjongPlayer } from '../../e2e/support/players/mahjong';
import type { GamePlayer } from '../../e2e/support/players/player';
import type { PreviewPlayer } from './record-player';
import { copperRally } from './players/copper-rally';
import { knightsTable } from './players/knights-table';
import { needleDrop } from './players/needle-drop';
import { orbitKeeper } from './players/orbit-keeper';
import { windmillNine } from './players/windmill-nine';

const sudokuOf = (seed: string) => {
  const edition = editionOf('quiet-sudoku');
  const level = edition && levelFor(edition, { seed, mode: 'easy' });
  if (!level) throw new Error('no level');
  return level;
};

/** Fills the empty cells, box by box, as a person would. */
const quietSudoku: GamePlayer = {
  game: { slug: 'quiet-sudoku', title: 'Quiet Sudoku', mode: { key: 'easy', label: 'Easy' } },
  endOf: () => 'Solved',
  isLeft: false,
  ways: ['mouse'],
  movesFor: (seed) => {
    const { givens, solution, layout } = sudokuOf(seed);
    const boxes = layout.units.filter(({ kind }) => kind === 'box');
    const empty = boxes.flatMap(({ cells }) => cells).filter((cell) => givens[cell] === 0);
    return empty.map((cell) => async (table, by) => {
      await by.on(table, cellLocator(table, cell));
      await table.page.keyboard.press(String(solution[cell]));
    });
  },
  wait: (table, seed) => table.waitForHonestTime(sudokuOf(seed).layout.cellCount * MIN_MS_PER_CELL),
};

const JIGSAW = 'lamplight-jigsaw';
/** Plays as in the journeys, but does not wait for the count, for which the video's frame has no room. */
const lamplightJigsaw: GamePlayer = {
  ...jigsawOn(JIGSAW, 'Lamplight Jigsaw'),
  movesFor: (seed) => {
    const level = requireJigsaw(JIGSAW, seed);
    return level.tray.map((piece) => (table, by) => carryPiece(table, by, level, piece));
  },
};

/** Boards that are not a grid, a canvas or an application, and moves that a person would look at for longer. */
const FILMED: Readonly<Record<string, Pick<PreviewPlayer, 'boardOf' | 'pauseMs'>>> = {
  'balloon-post': { boardOf: ({ frame }) => frame.locator('.bp-sky').first().boundingBox() },
  'night-owl-quiz': { boardOf: ({ frame }) => frame.locator('.kit-stage').boundingBox() },
  'street-of-lamps': { pauseMs: 420 },
};

const OWN: readonly PreviewPlayer[] = [
  quietSudoku,
  lamplightJigsaw,
  createMahjongPlayer('mahjong-by-moonlight', 'Mahjong by Moonlight'),
  copperRally,
  knightsTable,
  needleDrop,
  orbitKeeper,
  windmillNine,
];

const isOwn = ({ game }: GamePlayer) => OWN.some((own) => own.game.slug === game.slug);

export const PREVIEW_PLAYERS: readonly PreviewPlayer[] = [
  ...ALL_PLAYERS.filter((player) => !isOwn(player)).map((player): PreviewPlayer => ({
    ...player,
    ...FILMED[player.game.slug],
  })),
  ...OWN,
];
