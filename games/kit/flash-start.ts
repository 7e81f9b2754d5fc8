/** The data that one of our Flash games gives to its page, so that the page can show a start screen before the emulator loads. */
import type { GameKey } from '@/lib/domain/games/game-keys';
import type { JsonValue } from '@/lib/game-protocol';
import type { StartChoice } from './shell/screens';

export interface FlashStart {
  keyword: string;
  title: string;
  descriptionShort: string;
  /** Returns the start choices for the saved state that the Flash file has reported. */
  choices(note: string): { choices: StartChoice<string>[]; first: string };
  /** The actions of keys. Touch keys show the action instead of the key's name. */
  keyLabels?: Readonly<Partial<Record<GameKey, string>>>;
  howTo(isTouch: boolean): { picture: Element; text: string }[];
  /** Parses the moves that a finished game has recorded as text. Returns null if they are invalid. */
  readMoves(text: string): JsonValue | null;
}

export interface StartedFlashGame {
  mode: string;
  how: 'anew' | 'resume';
  /** Whether the player has already read the instructions on the start screen. */
  isInstructed: boolean;
}
