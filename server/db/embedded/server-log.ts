/** PostgreSQL's own log file: limits its size, and quotes it when a start fails. */
import { copyFile, readFile, stat, truncate } from 'node:fs/promises';

const maxBytes = 10 * 1024 * 1024;

/** The size of `file` in bytes, 0 when it does not exist. */
export async function sizeOf(file: string): Promise<number> {
  return (await stat(file).catch(() => ({ size: 0 }))).size;
}

/** Empties `file` when it exceeds 10 MB and saves its contents as `<file>.1`. The server appends, so it may be running. */
export async function rotateLog(file: string): Promise<void> {
  if ((await sizeOf(file)) < maxBytes) return;
  await copyFile(file, `${file}.1`);
  await truncate(file);
}

/** Returns the text that was written to `file` from byte `offset` on. */
export async function readFrom(file: string, offset: number): Promise<string> {
  const bytes = await readFile(file).catch(() => Buffer.alloc(0));
  return bytes.subarray(offset).toString('utf8').trim();
}

/** The last `lineCount` lines of `text`. */
export function tail(text: string, lineCount = 20): string {
  return text.trim().split('\n').slice(-lineCount).join('\n');
}
