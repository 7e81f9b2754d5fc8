/** The game state: the play and the word that is being spelled. Does not use the DOM. */
import { recordMoves } from '../kit/shell/moves';
import { LONGEST_WORD, SHORTEST_WORD } from './config';
import { applyMove, createPlay, isFinished, isFound, nextToHint, type Play } from './play';
import type { Level, Move } from './types';

export type CastResult =
  | { outcome: 'found'; text: string; word: number }
  | { outcome: 'extra'; text: string }
  | { outcome: 'already'; text: string; word: number | null }
  | { outcome: 'keyless'; text: string }
  | { outcome: 'short' | 'unknown'; text: string };

export interface Game {
  readonly level: Level;
  readonly play: Play;
  readonly moves: readonly Move[];
  /** The indexes of the letters in the current word. */
  readonly stick: readonly number[];
  /** The position of each letter on the stone. It affects only the display, and shaking changes it. */
  readonly places: readonly number[];
  readonly word: string;
  /** Adds a letter to the word. Pressing the last letter again removes it. */
  press(letter: number): void;
  /** Adds the letter with a name. Returns false when none is left. */
  type(name: string): boolean;
  back(): void;
  clear(): void;
  cast(): CastResult;
  /** Shows a letter. Returns its cell. */
  requestHint(): number;
  shake(random: () => number): void;
  isDone(): boolean;
}

/** Begins a level, or resumes it from saved moves. Drops the first illegal saved move and all moves after it. */
export function createGame(level: Level, saved: readonly Move[] = []): Game {
  const play = createPlay(level);
  const { moves, perform } = recordMoves((move: Move) => applyMove(play, move), saved);

  const judge = (text: string): CastResult => {
    if (text.length < SHORTEST_WORD) return { outcome: 'short', text };
    const word = level.words.findIndex((one) => one.text === text);
    if (word >= 0 && isFound(play, level.words[word]!)) return { outcome: 'already', text, word };
    if (play.extras.includes(text)) return { outcome: 'already', text, word: null };
    const key = level.keystone === null ? null : level.letters[level.keystone]!;
    if (key && !text.includes(key)) return { outcome: 'keyless', text };
    if (!perform(['word', text])) return { outcome: 'unknown', text };
    return word >= 0 ? { outcome: 'found', text, word } : { outcome: 'extra', text };
  };

  const game: { -readonly [K in keyof Game]: Game[K] } = {
    level,
    play,
    moves,
    stick: [],
    places: level.letters.map((_, letter) => letter),
    get word() {
      return game.stick.map((letter) => level.letters[letter]).join('');
    },
    press(letter) {
      const { stick } = game;
      if (stick.at(-1) === letter) game.stick = stick.slice(0, -1);
      else if (!stick.includes(letter) && stick.length < LONGEST_WORD) game.stick = [...stick, letter];
    },
    type(name) {
      const letter = level.letters.findIndex((one, i) => one === name && !game.stick.includes(i));
      if (letter < 0) return false;
      game.press(letter);
      return true;
    },
    back() {
      game.stick = game.stick.slice(0, -1);
    },
    clear() {
      game.stick = [];
    },
    cast() {
      const casting = judge(game.word);
      game.stick = [];
      return casting;
    },
    requestHint() {
      const cell = nextToHint(play);
      perform(['hint']);
      return cell;
    },
    shake(random) {
      const positions = level.letters.map((_, index) => index).filter((index) => index !== level.keystone);
      for (let i = positions.length - 1; i > 0; i--) {
        const j = Math.floor(random() * (i + 1));
        [positions[i], positions[j]] = [positions[j]!, positions[i]!];
      }
      game.places = level.letters.map((_, letter) =>
        letter === level.keystone ? letter : positions.shift()!,
      );
    },
    isDone: () => isFinished(play),
  };
  return game;
}
