/** Decides which input methods play a game to its end, and which input methods play only its opening. */
import { BUILT_IN_GAMES } from '@/games/catalog';
import { ALL_PLAYERS } from './players';
import type { GamePlayer } from './players/player';
import { PRESSES, type PressMethod } from './press-by';

export const isEveryInputMethod = process.env.EVERY_INPUT_METHOD === '1';

/** Games that the branch changes are played as in the deep run; scripts/test.mjs names their folders. */
const CHANGED_GAMES = new Set((process.env.CHANGED_GAMES ?? '').split(',').filter(Boolean));
const ENGINE_PATH = /^\/play\/([a-z0-9-]+)\//;
const engineBySlug = new Map(
  BUILT_IN_GAMES.map(({ slug, embed }) => [slug, ENGINE_PATH.exec(embed?.src ?? '')?.[1]]),
);
const isChanged = ({ game }: GamePlayer): boolean => CHANGED_GAMES.has(engineBySlug.get(game.slug) ?? '');
const isFullyTested = (player: GamePlayer): boolean => isEveryInputMethod || isChanged(player);

/** One game of each engine, and, where every input method is used, each edition that has its own player. */
export const testedPlayers = ALL_PLAYERS.filter(
  (player) =>
    (isFullyTested(player) || !player.isEdition) &&
    (process.env.ONLY_CHANGED_GAMES !== '1' || isChanged(player)),
);

const listInputMethods = ({ ways }: GamePlayer): readonly PressMethod[] =>
  PRESSES.filter(({ name }) => ways.includes(name));

/**
 * The engines that are played to their end even when the branch changes no game: puzzles, words, cards, and three action games
 * whose runs have too few moves for a second input method. The other engines are only opened here, and played to their end in
 * the deep run.
 */
const SAMPLED_ENGINES = new Set([
  'block-attic',
  'copper-rally',
  'letter-foundry',
  'needle-drop',
  'nonogram-garden',
  'rooftop-cats',
  'spider-by-lamplight',
]);
/** Whether code that every game uses has changed. */
const isEveryEngine = process.env.EVERY_GAME === '1';

/** Whether a game is played to its end in this run. */
export const isPlayedToEnd = (player: GamePlayer): boolean =>
  isFullyTested(player) || isEveryEngine || SAMPLED_ENGINES.has(engineBySlug.get(player.game.slug) ?? '');

/** The input methods of one test: the first starts the game; the second, if any, continues after the reload. */
export type InputMethods = readonly [first: PressMethod, second?: PressMethod];

const isDesktop = ({ name }: PressMethod): boolean => name !== 'touch';

/**
 * Returns the input methods that play a game to its end. The games take turns, so all methods are used; `EVERY_INPUT_METHOD=1` uses all
 * for each game.
 */
export const fullRunInputMethods = (player: GamePlayer, index: number): readonly InputMethods[] => {
  if (!isPlayedToEnd(player)) return [];
  const inputMethods = listInputMethods(player);
  if (isFullyTested(player)) return inputMethods.map((inputMethod) => [inputMethod]);
  const first = inputMethods[index % inputMethods.length]!;
  // Mouse and keys share a window; touch has a screen of its own.
  return [
    [
      first,
      isDesktop(first)
        ? inputMethods.find((inputMethod) => inputMethod !== first && isDesktop(inputMethod))
        : undefined,
    ],
  ];
};

/**
 * Returns the input methods that play an opening: the remaining ones, with mouse and keys in one test. A game that no test
 * plays to its end is opened by desk or by touch, alternating between games; the deep run and branches that change games use
 * both.
 */
export const openingInputMethods = (player: GamePlayer, index: number): readonly InputMethods[] => {
  const all = allOpeningInputMethods(player, index);
  const isSampled = !isPlayedToEnd(player) && all.length > 1;
  return isSampled ? all.slice(index % 2, (index % 2) + 1) : all;
};

const allOpeningInputMethods = (player: GamePlayer, index: number): readonly InputMethods[] => {
  const whole = fullRunInputMethods(player, index).flat();
  const left = listInputMethods(player).filter((inputMethod) => !whole.includes(inputMethod));
  const [first, second] = left.filter(isDesktop);
  const touches: InputMethods[] = left
    .filter((inputMethod) => !isDesktop(inputMethod))
    .map((inputMethod) => [inputMethod]);
  return first ? [[first, second], ...touches] : touches;
};

export const joinNames = (inputMethods: InputMethods): string =>
  inputMethods.flatMap((inputMethod) => inputMethod?.name ?? []).join(' and ');
