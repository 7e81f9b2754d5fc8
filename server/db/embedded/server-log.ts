/** Manages PostgreSQL's log file: limits its size, and reads the part to quote when the server fails to start. */
import { copyFile, readFile, stat, truncate } from 'node:fs/promises';

const maxBytes = 10 * 1024 * 1024;

/** Returns the size of `file` in bytes, or 0 when it does not exist. */
export async function fileSize(file: string): Promise<number> {
  return (await stat(file).catch(() => ({ size: 0 }))).size;
}

/**
 * If `file` exceeds 10 MB, copies it to `<file>.1` and empties it. This is safe while the server runs, because the
 * server appends.
 */
export async function rotateLog(file: string): Promise<void> {
  if ((await fileSize(file)) < maxBytes) return;
  await copyFile(file, `${file}.1`);
  await truncate(file);
}

/** Returns the text that was written to `file` from byte `offset` on. */
export async function readFileFrom(file: string, offset: number): Promise<string> {
  const bytes = await readFile(file).catch(() => Buffer.alloc(0));
  return bytes.subarray(offset).toString('utf8').trim();
}

/** Returns the last `lineCount` lines of `text`. */
export function lastLinesOf(text: string, lineCount = 20): string {
  return text.trim().split('\n').slice(-lineCount).join('\n');
}
