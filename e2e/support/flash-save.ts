/** What a Flash game has kept, read from the page's own storage as the game wrote it. */
import type { Page } from '@playwright/test';

const ADDRESS = '/play/orbit-keeper/orbit-keeper.swf';
/** AMF3's mark of a whole number; small ones follow in one byte. */
const WHOLE = 0x04;

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

/** A number of the game left half-way, as `rules.Snapshot` wrote it; null where there is none. */
const numberLeft = async (page: Page, at: number): Promise<number | null> => {
  const [text] = /\{"[^}]*\}/.exec((await savedBytes(page)).toString('latin1')) ?? [];
  return text ? ((JSON.parse(text) as { n: number[] }).n[at] ?? null) : null;
};

export const savedScore = (page: Page): Promise<number | null> => numberLeft(page, 1);
/** Seconds until the next wave begins. */
export const savedCalm = (page: Page): Promise<number | null> => numberLeft(page, 5);
