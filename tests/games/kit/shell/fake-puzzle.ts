/** A fake puzzle whose one key adds a move. It uses the real flow, with a page that only records calls. */
import { vi } from 'vitest';
import type { PuzzleActions, PuzzlePresenter } from '@/games/kit/shell/presenter';
import { startPuzzle } from '@/games/kit/shell/flow';
import type { PuzzleGame, PuzzleKind } from '@/games/kit/shell/kind';
import type { Sound } from '@/games/kit/sound';
import type { Starwick } from '@/games/sdk/api';
import type {
  GameInit,
  GameSettings,
  JsonValue,
  PageEventName,
  RunResult,
  ShareWay,
} from '@/lib/game-protocol';

type Move = readonly [number];
type Game = Omit<PuzzleGame<Move>, 'moves'> & { moves: Move[] };

const text = {
  slug: 'one',
  keyword: 'one',
  title: 'One',
  description: '',
  descriptionShort: '',
  instructions: '',
};
type Mode = 'easy' | 'daily';
const createFakeKind = (movesToEnd: number, mode: Mode): PuzzleKind<Mode, Move, Game, object> => ({
  edition: { ...text, modes: [mode], isDaily: mode === 'daily' },
  modeLabels: { easy: 'Easy', daily: 'Daily' },
  parseMoves: (input) => input as Move[],
  parseExtra: () => ({}),
  extraOf: () => ({}),
  begin: (_, saved) => {
    const moves = [...(saved?.moves ?? [])];
    return { moves, play: { penaltyMs: 0 }, isDone: () => moves.length >= movesToEnd };
  },
});
const run = { runId: 'r', seed: 's', levelKey: null, mode: 'easy', startedAt: '' };

interface FakeEnd {
  movesToEnd?: number;
  submit?: () => Promise<RunResult>;
  share?: () => ShareWay;
  /** Replaces the page's start of a run, for example to reject it. */
  start?: () => Promise<typeof run>;
  /** The day of the requested daily; if it is missing or null, the puzzle is not a daily. */
  levelKey?: string | null;
  /** Whether the player has pressed Play on the page. */
  isPlayPressed?: boolean;
  hasSeenHowTo?: boolean;
  /** The optional parts of the puzzle's presenter. */
  face?: Partial<PuzzlePresenter<Game>>;
}

/** Starts the fake puzzle. The key `x` makes a move; `last` returns the latest save that the page received. */
export const startFakePuzzle = (options: FakeEnd = {}) => {
  const { movesToEnd = Infinity, submit, share = () => 'shared', start, levelKey = null } = options;
  const { isPlayPressed = false, hasSeenHowTo = true } = options;
  const mode: Mode = levelKey === null ? 'easy' : 'daily';
  const settings: GameSettings = { muted: false, reducedMotion: true, theme: 'modern' };
  const listeners: [PageEventName, (data: never) => void][] = [];
  const send = (name: PageEventName, data: unknown) => {
    for (const [each, listener] of listeners) if (each === name) listener(data as never);
  };
  const saved: { moves: unknown[]; activeMs: number }[] = [];
  const clock = { ms: 0 };
  const starwick = {
    share: vi.fn(async () => share()),
    run: {
      start: vi.fn(start ?? (async () => run)),
      adopt: () => undefined,
      submit,
      activeMs: () => clock.ms,
      setMoveCount: () => undefined,
    },
    progress: {
      save: async (state: JsonValue) => {
        const { puzzles } = structuredClone(state) as unknown as { puzzles: { easy: (typeof saved)[0] } };
        saved.push(puzzles.easy);
        return { savedAt: '' };
      },
    },
    ready: vi.fn(),
    gameplay: vi.fn(),
    navigate: vi.fn(),
    mute: vi.fn((muted: boolean) => send('settings', { ...settings, muted })),
    settings: () => settings,
    celebrate: () => undefined,
    on: (name: PageEventName, listener: (data: never) => void) => {
      listeners.push([name, listener]);
      return () => undefined;
    },
  };
  const savedState = { version: 1, hasSeenHowTo };
  const init = { savedState, levelKey, mode: null, locale: 'en', isPlayPressed };
  const heard: string[] = [];
  let sound: Sound | null = null;
  const makeFace = (actions: PuzzleActions<Game>): PuzzlePresenter<Game> => {
    sound = actions.sound;
    return {
      view: {
        node: document.createElement('main'),
        setTime: () => undefined,
        say: () => undefined,
        setHidden: () => undefined,
        render: () => undefined,
        focusBoard: () => undefined,
        shine: () => undefined,
      },
      keys: {
        z: () => void heard.push('z'),
        y: () => void heard.push('y'),
        x: () => {
          heard.push('x');
          actions.act((game) => void game.moves.push([1]));
        },
      },
      howTo: () =>
        ['Press x.', 'Press it often.', 'Then stop.'].map((text) => ({
          picture: document.createElement('i'),
          text,
        })),
      onOpen: () => undefined,
      levelName: () => '',
      solvedTitle: () => 'Done',
      describeResult: () => '',
      ...options.face,
    };
  };
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  startPuzzle(
    root,
    starwick as unknown as Starwick,
    init as unknown as GameInit,
    createFakeKind(movesToEnd, mode),
    makeFace,
  );
  return { clock, heard, starwick, send, sound: () => sound!, saved, last: () => saved.at(-1) };
};
