/** Reads the records of a feed one at a time, however large the file is, each with the line on which it begins. */
import { createReadStream } from 'node:fs';
import { JSONParser, TokenType } from '@streamparser/json';

/** The location of the records in a feed: in an array, in the property `items` of an object, or either in an array or one per line. */
export type RecordLayout = 'array' | 'items' | 'arrayOrLines';

/** A parsed record, or the problem on the line where a record was expected. */
export type FoundRecord = { line: number; value: unknown } | { line: number; problem: string };

/** Thrown when the rest of the file cannot be read. */
export class BrokenFileError extends Error {
  constructor(
    readonly line: number,
    readonly problem: string,
  ) {
    super(`Line ${line}: ${problem}`);
    this.name = 'BrokenFileError';
  }
}

interface RecordReader {
  /** Processes bytes of a single line; the bytes may end before the line does. */
  write(bytes: Buffer, line: number): void;
  end(line: number): void;
}

const MAX_RECORD_BYTES = 1024 * 1024;
const NEWLINE = 0x0a;
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);
const OPENING_TOKENS = new Set<TokenType>([TokenType.LEFT_BRACE, TokenType.LEFT_BRACKET]);
const CLOSING_TOKENS = new Set<TokenType>([TokenType.RIGHT_BRACE, TokenType.RIGHT_BRACKET]);
const SEPARATOR_TOKENS = new Set<TokenType>([TokenType.COMMA, TokenType.COLON]);

/** Parses a JSON document line by line, so that every record is found with the number of its line. */
const createTreeReader = (isInItems: boolean, onRecord: (record: FoundRecord) => void): RecordReader => {
  const parser = new JSONParser({ paths: [isInItems ? '$.items.*' : '$.*'], keepStack: false });
  const recordDepth = isInItems ? 2 : 1;
  let depth = 0;
  let line = 1;
  let startLine = 1;
  let pendingBytes = 0;
  const root = isInItems ? TokenType.LEFT_BRACE : TokenType.LEFT_BRACKET;
  let hasStarted = false;
  parser.onToken = ({ token }) => {
    if (!hasStarted && token !== root)
      throw new Error(isInItems ? 'an object with “items” was expected' : 'an array was expected');
    hasStarted = true;
    if (CLOSING_TOKENS.has(token)) depth -= 1;
    else if (!SEPARATOR_TOKENS.has(token)) {
      if (depth === recordDepth) startLine = line;
      if (OPENING_TOKENS.has(token)) depth += 1;
    }
  };
  parser.onValue = ({ value }) => {
    pendingBytes = 0;
    onRecord({ line: startLine, value });
  };
  const withLineOnError = (work: () => void): void => {
    try {
      work();
    } catch (error) {
      throw new BrokenFileError(line, error instanceof Error ? error.message : String(error));
    }
  };
  return {
    write: (bytes, at) => {
      line = at;
      pendingBytes += bytes.length;
      withLineOnError(() => parser.write(bytes));
      // The number of bytes since the last complete record. If a chunk contains many small records, the count stays far
      // below the limit.
      if (pendingBytes > MAX_RECORD_BYTES + bytes.length)
        throw new BrokenFileError(startLine, `a record is longer than ${MAX_RECORD_BYTES} bytes`);
    },
    end: (at) => {
      line = at;
      withLineOnError(() => {
        if (!parser.isEnded) parser.end();
        if (!hasStarted) throw new Error('the file is empty');
      });
    },
  };
};

/** Parses JSON Lines. Each line is parsed separately, so that a malformed line does not affect the others. */
const createLineReader = (onRecord: (record: FoundRecord) => void): RecordReader => {
  let parts: Buffer[] = [];
  let length = 0;
  const finishLine = (line: number): void => {
    const text = Buffer.concat(parts).toString('utf8').trim();
    const isTooLong = length > MAX_RECORD_BYTES;
    parts = [];
    length = 0;
    if (isTooLong) return onRecord({ line, problem: `longer than ${MAX_RECORD_BYTES} bytes` });
    if (!text) return;
    try {
      onRecord({ line, value: JSON.parse(text) as unknown });
    } catch {
      onRecord({ line, problem: 'not JSON' });
    }
  };
  return {
    write: (bytes, line) => {
      length += bytes.length;
      if (length <= MAX_RECORD_BYTES) parts.push(bytes);
      if (bytes.at(-1) === NEWLINE) finishLine(line);
    },
    end: finishLine,
  };
};

/**
 * Reads a file's records in order, with memory that does not grow with the file.
 * @throws BrokenFileError when the JSON is truncated, after yielding the preceding records
 */
export async function* readRecords(file: string, layout: RecordLayout): AsyncGenerator<FoundRecord> {
  let queue: FoundRecord[] = [];
  const queueRecord = (record: FoundRecord) => void queue.push(record);
  let reader: RecordReader | null = null;
  let line = 1;
  let isFirst = true;
  const chooseReader = (bytes: Buffer): RecordReader => {
    const isArray = /^\s*\[/.test(bytes.toString('utf8'));
    if (layout === 'arrayOrLines' && !isArray) return createLineReader(queueRecord);
    return createTreeReader(layout === 'items', queueRecord);
  };
  const readChunk = (chunk: Buffer): void => {
    let from = 0;
    while (from < chunk.length) {
      const newline = chunk.indexOf(NEWLINE, from);
      const to = newline < 0 ? chunk.length : newline + 1;
      reader?.write(chunk.subarray(from, to), line);
      if (newline >= 0) line += 1;
      from = to;
    }
  };
  for await (const read of createReadStream(file)) {
    let chunk = read as Buffer;
    if (isFirst && chunk.subarray(0, 3).equals(BYTE_ORDER_MARK)) chunk = chunk.subarray(3);
    isFirst = false;
    reader ??= chooseReader(chunk);
    let broken: unknown;
    try {
      readChunk(chunk);
    } catch (error) {
      broken = error;
    }
    yield* queue;
    queue = [];
    if (broken) throw broken as Error;
  }
  if (!reader) throw new BrokenFileError(1, 'the file is empty');
  reader.end(line);
  yield* queue;
}
