/** Refused records, told as they come: the first on the terminal, all of them to a file where one is named. */
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import type { Refusal } from '../read-feed';

const SHOWN = 200;

/** @param write where a line for the operator goes */
export const createRefusalList = async (file: string | undefined, write: (line: string) => void) => {
  const stream = file === undefined ? null : createWriteStream(file);
  // Opened at once: a path that cannot be written to is no news for the end.
  if (stream) await new Promise<void>((done, fail) => stream.once('open', () => done()).once('error', fail));
  let total = 0;
  return {
    add: (refusal: Refusal): void => {
      total += 1;
      stream?.write(`${JSON.stringify(refusal)}\n`);
      const { line, reason, title } = refusal;
      if (total <= SHOWN) write(`Line ${line}: ${reason}${title ? ` (${title})` : ''}`);
    },
    /** Says what was not shown, and waits until the file is whole. */
    close: async (): Promise<void> => {
      if (total > SHOWN)
        write(
          `… and ${total - SHOWN} more${file === undefined ? '; --rejects <file> lists them all' : ` in ${file}`}.`,
        );
      if (!stream) return;
      stream.end();
      await finished(stream);
    },
  };
};
