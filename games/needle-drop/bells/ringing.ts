/** Rings a phrase bell by bell in its rhythm. Then it is the player's turn. */

export interface PhraseRinging {
  /** Rings the given bells, each for the length of its rhythm. Calls back at the end. */
  start(phrase: readonly number[], rhythm: readonly number[], afterMs: number, onDone: () => void): void;
  stop(): void;
  readonly isRinging: boolean;
}

/** The duration of a short note in ms, for a phrase of few notes and of many. */
const SLOW_MS = 300;
const QUICK_MS = 235;
const LONG_PHRASE = 8;

/** Creates the ringing. `ring` rings a bell. */
export function createRinging(ring: (bell: number) => void): PhraseRinging {
  let timer = 0;
  let isRinging = false;
  return {
    get isRinging() {
      return isRinging;
    },
    start(phrase, rhythm, afterMs, onDone) {
      clearTimeout(timer);
      isRinging = true;
      const unit = phrase.length >= LONG_PHRASE ? QUICK_MS : SLOW_MS;
      const ringNext = (i: number) => {
        if (i === phrase.length) {
          isRinging = false;
          return onDone();
        }
        ring(phrase[i]!);
        timer = window.setTimeout(() => ringNext(i + 1), unit * (rhythm[i] ?? 1));
      };
      timer = window.setTimeout(() => ringNext(0), afterMs);
    },
    stop() {
      clearTimeout(timer);
      isRinging = false;
    },
  };
}
