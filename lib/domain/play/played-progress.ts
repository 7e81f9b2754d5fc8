/** Progress of this browser's unfinished games, as text supplied by each game. */
import { MAX_RECENT } from './recently-played';

const MAX_LENGTH = 40;

/** Returns the storage key, which differs for each user like that of the recently played games. */
export const progressKeyOf = (owner: string): string => `sw_progress:${owner}`;

/** Texts by the uid of a game. */
export type PlayedProgress = Readonly<Record<string, string>>;

/** Parses a stored value; malformed entries are dropped. */
export const parseProgress = (stored: unknown): PlayedProgress =>
  Object.fromEntries(
    Object.entries(typeof stored === 'object' && stored !== null ? stored : {})
      .filter(
        (entry): entry is [string, string] =>
          /^[1-9]\d{0,9}$/.test(entry[0]) && typeof entry[1] === 'string' && /\S/.test(entry[1]),
      )
      .slice(0, MAX_RECENT)
      .map(([uid, text]) => [uid, text.slice(0, MAX_LENGTH)]),
  );

/** Returns the texts after a report. Null removes the game's text, because the game is finished or not started. */
export const withProgress = (known: PlayedProgress, uid: string, text: string | null): PlayedProgress => {
  const { [uid]: _old, ...others } = known;
  return text === null ? others : { ...others, [uid]: text };
};
