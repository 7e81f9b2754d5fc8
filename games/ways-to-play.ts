/**
 * Declares how the games of each folder can be played, and how long a round takes. All editions of an engine share
 * these facts.
 */
import type { BuiltInGame } from '@/lib/domain/games/built-in-game';

interface WaysToPlay {
  /**
   * Whether one finger at a time is enough on an upright phone, without simultaneous touches or quick reaches across
   * the screen.
   */
  isOneHanded: boolean;
  /** Whether every move has a key. The browser tests finish the engine's games by keyboard only (e2e/support/players). */
  hasKeyboard: boolean;
  /** The length of a round in minutes, if the rules limit it. Other rounds have no typical length. */
  minutes?: number;
}

const BY_FOLDER: Readonly<Record<string, WaysToPlay>> = {
  arrowfall: { isOneHanded: true, hasKeyboard: true },
  // Steering never pauses, so both hands are needed.
  'balloon-post': { isOneHanded: false, hasKeyboard: true },
  'block-attic': { isOneHanded: true, hasKeyboard: true },
  'bubble-orchard': { isOneHanded: true, hasKeyboard: true },
  'copper-and-steam': { isOneHanded: true, hasKeyboard: true },
  // The left thumb steers left, the right one steers right, and both together brake.
  'copper-rally': { isOneHanded: false, hasKeyboard: true },
  // Typing requires both thumbs.
  'cross-and-down': { isOneHanded: false, hasKeyboard: true },
  'crown-and-cobble': { isOneHanded: true, hasKeyboard: true },
  // The kitchen is as wide as the screen, and the guests are impatient. `LONGEST_EVENING` limits an evening.
  'crumb-and-co': { isOneHanded: false, hasKeyboard: true, minutes: 5 },
  'domino-parlour': { isOneHanded: true, hasKeyboard: true },
  'eight-at-nine': { isOneHanded: true, hasKeyboard: true },
  'ember-match': { isOneHanded: true, hasKeyboard: true },
  'fox-and-fen': { isOneHanded: true, hasKeyboard: true },
  glasshouse: { isOneHanded: true, hasKeyboard: true },
  'hearthside-solitaire': { isOneHanded: true, hasKeyboard: true },
  'knights-table': { isOneHanded: true, hasKeyboard: true },
  // Zooming into the picture requires two fingers.
  'lamplight-jigsaw': { isOneHanded: false, hasKeyboard: true },
  'lantern-words': { isOneHanded: true, hasKeyboard: true },
  'letter-foundry': { isOneHanded: true, hasKeyboard: true },
  'mahjong-by-moonlight': { isOneHanded: true, hasKeyboard: true },
  'marlow-attic': { isOneHanded: true, hasKeyboard: true },
  // Several tracks can play at once. `MAX_MS` of its rules limits a song.
  'needle-drop': { isOneHanded: false, hasKeyboard: true, minutes: 2 },
  'night-owl-quiz': { isOneHanded: true, hasKeyboard: true },
  'nonogram-garden': { isOneHanded: true, hasKeyboard: true },
  // A second finger sends pulses while the first one steers.
  'orbit-keeper': { isOneHanded: false, hasKeyboard: true },
  'quiet-sudoku': { isOneHanded: true, hasKeyboard: true },
  'rooftop-cats': { isOneHanded: true, hasKeyboard: true },
  'spider-by-lamplight': { isOneHanded: true, hasKeyboard: true },
  'street-of-lamps': { isOneHanded: true, hasKeyboard: true },
  'windmill-nine': { isOneHanded: true, hasKeyboard: true },
};

const FOLDER = /^\/play\/([^/]+)\//;

/** Returns how an online game can be played, as declared for its folder; undefined when there is no declaration. */
export const findWaysToPlay = ({ embed }: Pick<BuiltInGame, 'embed'>): WaysToPlay | undefined =>
  BY_FOLDER[FOLDER.exec(embed?.src ?? '')?.[1] ?? ''];

/** Adds the declaration of an entry's folder to the entry. */
export const addWaysToPlay = (entry: BuiltInGame): BuiltInGame => {
  const ways = findWaysToPlay(entry);
  if (!ways) return entry;
  const kinds = [
    ...entry.names.kinds,
    ...(ways.isOneHanded ? (['one handed'] as const) : []),
    ...(ways.hasKeyboard ? (['by keyboard'] as const) : []),
  ];
  return { ...entry, names: { ...entry.names, kinds }, minutes: ways.minutes ?? null };
};
