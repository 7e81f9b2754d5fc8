/** What a Flash game of ours tells the page that plays it, so that its start is there before the emulator. */
import type { GameKey } from '@/lib/domain/game-keys';
import type { JsonValue } from '@/lib/game-protocol';
import type { StartChoice } from './puzzle/screens';

export interface FlashStart {
  keyword: string;
  title: string;
  descriptionShort: string;
  /** What there is to choose, by the note. */
  choices(note: string): { choices: StartChoice<string>[]; first: string };
  /** What keys do, where a touch screen's key says that rather than its name. */
  keyLabels?: Readonly<Partial<Record<GameKey, string>>>;
  howTo(isTouch: boolean): { picture: Element; text: string }[];
  /** Returns the moves that a finished game has recorded as text, or null where it is no such text. */
  readMoves(text: string): JsonValue | null;
}

export interface FlashBegun {
  mode: string;
  how: 'anew' | 'resume';
  /** Whether the player has read here how to play. */
  isTold: boolean;
}
