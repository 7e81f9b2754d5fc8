/** Lists refused records: the first ones on the terminal, all of them in a file if one is given. */
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import type { RecordRefusal } from '../read-feed';

const MAX_PRINTED_REFUSALS = 200;

/**
 * Creates a list.
 * @param write called with each line for the operator
 */
export const createRefusalList = async (file: string | undefined, write: (line: string) => void) => {
  const stream = file === undefined ? null : createWriteStream(file);
  // Waits until the file is open, so that an unwritable path fails at the start instead of at the end.
  if (stream) await new Promise<void>((done, fail) => stream.once('open', () => done()).once('error', fail));
  let total = 0;
  return {
    add: (refusal: RecordRefusal): void => {
      total += 1;
      stream?.write(`${JSON.stringify(refusal)}\n`);
      const { line, reason, title } = refusal;
      if (total <= MAX_PRINTED_REFUSALS) write(`Line ${line}: ${reason}${title ? ` (${title})` : ''}`);
    },
    /** Reports how many refusals were not shown, and waits until the file is complete. */
    close: async (): Promise<void> => {
      if (total > MAX_PRINTED_REFUSALS)
        write(
          `… and ${total - MAX_PRINTED_REFUSALS} more${file === undefined ? '; --rejects <file> lists them all' : ` in ${file}`}.`,
        );
      if (!stream) return;
      stream.end();
      await finished(stream);
    },
  };
};
