/** What a Flash game has kept, read from the page's own storage as the game wrote it. */
import type { Page } from '@playwright/test';

const ADDRESS = '/play/orbit-keeper/orbit-keeper.swf';
/** AMF3's mark of a whole number; small ones follow in one byte. */
const WHOLE = 0x04;
const DOUBLE = 0x05;
const LIST = 0x09;
const WORLD = 'world';

const savedBytes = async (page: Page): Promise<Buffer> => {
  const saved = await page.evaluate(() => window.localStorage.getItem('sw_save:orbit-keeper'));
  const { flash } = JSON.parse(saved ?? '{"flash":{}}') as { flash: Record<string, Record<string, string>> };
  const [, object = ''] = Object.entries(flash[ADDRESS] ?? {}).find(([name]) => name.includes('/')) ?? [];
  return Buffer.from(object, 'base64');
};

/** A small whole number of the save by its name; null where it is not there. */
export const savedNumber = async (page: Page, name: string): Promise<number | null> => {
  const bytes = await savedBytes(page);
  const at = bytes.indexOf(Buffer.from([name.length * 2 + 1, ...Buffer.from(name)]));
  const value = at + 1 + name.length;
  return at >= 0 && bytes[value] === WHOLE ? (bytes[value + 1] ?? null) : null;
};

/** Reads a whole number of one to four bytes: seven bits each, the fourth eight. */
const readWhole = (bytes: Buffer, at: number): { value: number; next: number } => {
  let value = 0;
  for (let part = 0; part < 3; part += 1) {
    const byte = bytes[at + part] ?? 0;
    value = (value << 7) | (byte & 0x7f);
    if (byte < 0x80) return { value, next: at + part + 1 };
  }
  return { value: (value << 8) | (bytes[at + 3] ?? 0), next: at + 4 };
};

/** The numbers of the game left half-way, as `rules.Snapshot` took them; null where there is none. */
const numbersLeft = async (page: Page): Promise<number[] | null> => {
  const bytes = await savedBytes(page);
  const name = Buffer.from([WORLD.length * 2 + 1, ...Buffer.from(WORLD)]);
  const found = bytes.indexOf(name);
  if (found < 0 || bytes[found + name.length] !== LIST) return null;
  const head = readWhole(bytes, found + name.length + 1);
  const numbers: number[] = [];
  // After its length a list has its named values, of which there are none.
  let at = head.next + 1;
  for (let left = head.value >> 1; left > 0; left -= 1) {
    const kind = bytes[at];
    if (kind === DOUBLE) {
      numbers.push(bytes.readDoubleBE(at + 1));
      at += 9;
    } else {
      const whole = readWhole(bytes, at + 1);
      numbers.push(whole.value);
      at = whole.next;
    }
  }
  return numbers;
};

const numberLeft = async (page: Page, at: number): Promise<number | null> =>
  (await numbersLeft(page))?.[at] ?? null;

export const savedScore = (page: Page): Promise<number | null> => numberLeft(page, 1);
/** Seconds until the next wave begins. */
export const savedCalm = (page: Page): Promise<number | null> => numberLeft(page, 5);
/** The best score of a difficulty, by its place, as the file itself counted it. */
export const savedBest = async (page: Page, difficulty: number): Promise<number> => {
  const saved = await page.evaluate(() => window.localStorage.getItem('sw_save:orbit-keeper'));
  const { flash } = JSON.parse(saved ?? '{"flash":{}}') as { flash: Record<string, { start?: string }> };
  return Number(flash[ADDRESS]?.start?.split(' ')[3]?.split(',')[difficulty] ?? 0);
};
