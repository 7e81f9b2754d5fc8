/** Lists refused records as they occur: the first on the terminal, all of them in a file if one is named. */
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import type { Refusal } from '../read-feed';

const SHOWN = 200;

/** @param write receives each line for the operator */
export const createRefusalList = async (file: string | undefined, write: (line: string) => void) => {
  const stream = file === undefined ? null : createWriteStream(file);
  // Opened at once, so that a path that cannot be written to fails at the start and not at the end.
  if (stream) await new Promise<void>((done, fail) => stream.once('open', () => done()).once('error', fail));
  let total = 0;
  return {
    add: (refusal: Refusal): void => {
      total += 1;
      stream?.write(`${JSON.stringify(refusal)}\n`);
      const { line, reason, title } = refusal;
      if (total <= SHOWN) write(`Line ${line}: ${reason}${title ? ` (${title})` : ''}`);
    },
    /** Reports how many were not shown, and waits until the file is complete. */
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
