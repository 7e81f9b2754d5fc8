/** What a Flash game of ours tells the page that plays it, so that its start is there before the emulator. */
import type { StartChoice } from './puzzle/screens';

export interface FlashStart {
  keyword: string;
  title: string;
  descriptionShort: string;
  /** What there is to choose, by the note. */
  choices(note: string): { choices: StartChoice<string>[]; first: string };
  howTo(isTouch: boolean): { picture: Element; text: string }[];
}

export interface FlashBegun {
  mode: string;
  how: 'anew' | 'resume';
  /** Whether the player has read here how to play. */
  isTold: boolean;
}
