/** The data that one of our Flash games gives to its page, so that its start screen exists before the emulator. */
import type { GameKey } from '@/lib/domain/games/game-keys';
import type { JsonValue } from '@/lib/game-protocol';
import type { StartChoice } from './shell/screens';

export interface FlashStart {
  keyword: string;
  title: string;
  descriptionShort: string;
  /** Returns the available choices for a state note. */
  choices(note: string): { choices: StartChoice<string>[]; first: string };
  /** The actions of keys, for touch keys that show the action rather than the key's name. */
  keyLabels?: Readonly<Partial<Record<GameKey, string>>>;
  howTo(isTouch: boolean): { picture: Element; text: string }[];
  /** Parses the moves that a finished game has recorded as text; returns null if invalid. */
  readMoves(text: string): JsonValue | null;
}

export interface FlashBegun {
  mode: string;
  how: 'anew' | 'resume';
  /** Whether the player has read the instructions here. */
  isInstructed: boolean;
}
