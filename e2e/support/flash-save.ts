/** Reads what a Flash game has saved from the page's own storage. */
import type { Page } from '@playwright/test';

const MOVIE_PATH = '/play/orbit-keeper/orbit-keeper.swf';
/** AMF3's marker of an integer; small ones follow in one byte. */
const INTEGER_MARKER = 0x04;
const DOUBLE_MARKER = 0x05;
const LIST_MARKER = 0x09;
const WORLD_NAME = 'world';

const savedBytes = async (page: Page): Promise<Buffer> => {
  const saved = await page.evaluate(() => window.localStorage.getItem('sw_save:orbit-keeper'));
  const { flash } = JSON.parse(saved ?? '{"flash":{}}') as { flash: Record<string, Record<string, string>> };
  const [, object = ''] = Object.entries(flash[MOVIE_PATH] ?? {}).find(([name]) => name.includes('/')) ?? [];
  return Buffer.from(object, 'base64');
};

/** Returns a small integer of the save by its name; null when it is missing. */
export const savedNumber = async (page: Page, name: string): Promise<number | null> => {
  const bytes = await savedBytes(page);
  const at = bytes.indexOf(Buffer.from([name.length * 2 + 1, ...Buffer.from(name)]));
  const value = at + 1 + name.length;
  return at >= 0 && bytes[value] === INTEGER_MARKER ? (bytes[value + 1] ?? null) : null;
};

/** Reads an integer of one to four bytes: seven bits in each, eight in the fourth. */
const readInteger = (bytes: Buffer, at: number): { value: number; next: number } => {
  let value = 0;
  for (let part = 0; part < 3; part += 1) {
    const byte = bytes[at + part] ?? 0;
    value = (value << 7) | (byte & 0x7f);
    if (byte < 0x80) return { value, next: at + part + 1 };
  }
  return { value: (value << 8) | (bytes[at + 3] ?? 0), next: at + 4 };
};

/** Returns the numbers of an interrupted game, as `rules.Snapshot` stores them; null when there is none. */
const readNumbersLeft = async (page: Page): Promise<number[] | null> => {
  const bytes = await savedBytes(page);
  const name = Buffer.from([WORLD_NAME.length * 2 + 1, ...Buffer.from(WORLD_NAME)]);
  const found = bytes.indexOf(name);
  if (found < 0 || bytes[found + name.length] !== LIST_MARKER) return null;
  const head = readInteger(bytes, found + name.length + 1);
  const numbers: number[] = [];
  // Skips the end marker of the list's named values, of which there are none.
  let at = head.next + 1;
  for (let left = head.value >> 1; left > 0; left -= 1) {
    const kind = bytes[at];
    if (kind === DOUBLE_MARKER) {
      numbers.push(bytes.readDoubleBE(at + 1));
      at += 9;
    } else {
      const wholeNumber = readInteger(bytes, at + 1);
      numbers.push(wholeNumber.value);
      at = wholeNumber.next;
    }
  }
  return numbers;
};

const readNumberLeft = async (page: Page, at: number): Promise<number | null> =>
  (await readNumbersLeft(page))?.[at] ?? null;

export const savedScore = (page: Page): Promise<number | null> => readNumberLeft(page, 1);
/** Returns the seconds until the next wave begins. */
export const savedCalmMode = (page: Page): Promise<number | null> => readNumberLeft(page, 5);
/** Returns the best score of a difficulty, by its index, as the game itself counted it. */
export const savedBest = async (page: Page, difficulty: number): Promise<number> => {
  const saved = await page.evaluate(() => window.localStorage.getItem('sw_save:orbit-keeper'));
  const { flash } = JSON.parse(saved ?? '{"flash":{}}') as { flash: Record<string, { start?: string }> };
  return Number(flash[MOVIE_PATH]?.start?.split(' ')[3]?.split(',')[difficulty] ?? 0);
};
