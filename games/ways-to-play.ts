/** How the games of each folder can be played, and how long a round takes: facts about an engine that all its editions share. */
import type { BuiltInGame } from '@/lib/domain/games/built-in-game';

interface WaysToPlay {
  /** One finger at a time is enough on an upright phone: no two touches at once, no quick reach across the screen. */
  isOneHanded: boolean;
  /** Every move has a key: the browser tests play the engine to its end by keys alone (e2e/support/players). */
  hasKeyboard: boolean;
  /** Set where the rules of the game limit a round to so many minutes; other rounds have no typical length. */
  minutes?: number;
}

const BY_FOLDER: Readonly<Record<string, WaysToPlay>> = {
  arrowfall: { isOneHanded: true, hasKeyboard: true },
  // It is steered continuously.
  'balloon-post': { isOneHanded: false, hasKeyboard: true },
  'block-attic': { isOneHanded: true, hasKeyboard: true },
  'bubble-orchard': { isOneHanded: true, hasKeyboard: true },
  'copper-and-steam': { isOneHanded: true, hasKeyboard: true },
  // Each thumb steers to one side, and both brake.
  'copper-rally': { isOneHanded: false, hasKeyboard: true },
  // Typing takes both thumbs.
  'cross-and-down': { isOneHanded: false, hasKeyboard: true },
  'crown-and-cobble': { isOneHanded: true, hasKeyboard: true },
  // The kitchen is as wide as the screen, and the guests are impatient. `LONGEST_EVENING` ends an evening.
  'crumb-and-co': { isOneHanded: false, hasKeyboard: true, minutes: 5 },
  'domino-parlour': { isOneHanded: true, hasKeyboard: true },
  'eight-at-nine': { isOneHanded: true, hasKeyboard: true },
  'ember-match': { isOneHanded: true, hasKeyboard: true },
  'fox-and-fen': { isOneHanded: true, hasKeyboard: true },
  glasshouse: { isOneHanded: true, hasKeyboard: true },
  'hearthside-solitaire': { isOneHanded: true, hasKeyboard: true },
  'knights-table': { isOneHanded: true, hasKeyboard: true },
  // Enlarging the picture takes two fingers.
  'lamplight-jigsaw': { isOneHanded: false, hasKeyboard: true },
  'lantern-words': { isOneHanded: true, hasKeyboard: true },
  'letter-foundry': { isOneHanded: true, hasKeyboard: true },
  'mahjong-by-moonlight': { isOneHanded: true, hasKeyboard: true },
  'marlow-attic': { isOneHanded: true, hasKeyboard: true },
  // Several grooves can sound at once. `MAX_MS` of its rules ends a song.
  'needle-drop': { isOneHanded: false, hasKeyboard: true, minutes: 2 },
  'night-owl-quiz': { isOneHanded: true, hasKeyboard: true },
  'nonogram-garden': { isOneHanded: true, hasKeyboard: true },
  // A second finger pulses while the first one circles.
  'orbit-keeper': { isOneHanded: false, hasKeyboard: true },
  'quiet-sudoku': { isOneHanded: true, hasKeyboard: true },
  'rooftop-cats': { isOneHanded: true, hasKeyboard: true },
  'spider-by-lamplight': { isOneHanded: true, hasKeyboard: true },
  'street-of-lamps': { isOneHanded: true, hasKeyboard: true },
  'windmill-nine': { isOneHanded: true, hasKeyboard: true },
};

const FOLDER = /^\/play\/([^/]+)\//;

/** Returns the declaration of the folder that serves an online game; undefined when there is none. */
export const waysOf = ({ embed }: Pick<BuiltInGame, 'embed'>): WaysToPlay | undefined =>
  BY_FOLDER[FOLDER.exec(embed?.src ?? '')?.[1] ?? ''];

/** Adds what its folder declares to an entry. */
export const withWays = (entry: BuiltInGame): BuiltInGame => {
  const ways = waysOf(entry);
  if (!ways) return entry;
  const kinds = [
    ...entry.names.kinds,
    ...(ways.isOneHanded ? (['one handed'] as const) : []),
    ...(ways.hasKeyboard ? (['by keyboard'] as const) : []),
  ];
  return { ...entry, names: { ...entry.names, kinds }, minutes: ways.minutes ?? null };
};
