/** Drawn avatars that are part of the site: files in /art/avatars, by category. */
import { isNotNull, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { avatar } from '../../db/schema/members';

export const CATEGORIES: Readonly<Record<string, string>> = {
  animals: 'Animals',
  night: 'At night',
  home: 'At home',
  games: 'Games',
};

const DRAWINGS: Readonly<Record<string, readonly string[]>> = {
  bear: ['animals'],
  cat: ['animals', 'home'],
  fox: ['animals'],
  hedgehog: ['animals', 'night'],
  knight: ['games'],
  lantern: ['night', 'home'],
  moon: ['night'],
  moth: ['animals', 'night'],
  owl: ['animals', 'night'],
  snail: ['animals'],
  teapot: ['home'],
  whale: ['animals'],
};

/** Prices in tokens; drawings that are not listed are free. */
const PRICES: Readonly<Record<string, number>> = { teapot: 60, lantern: 150 };

/** Adds missing drawings and updates changed prices; safe to repeat. Locks only rows that change. */
export const seedAvatars = async (db: NodePgDatabase): Promise<void> => {
  const stored = await db
    .select({ drawing: avatar.drawing, price: avatar.price })
    .from(avatar)
    .where(isNotNull(avatar.drawing));
  const prices = new Map(stored.map(({ drawing, price }) => [drawing, price]));
  const changed = Object.entries(DRAWINGS)
    .map(([name, categories]) => ({
      drawing: `${name}.svg`,
      categories: [...categories],
      price: PRICES[name] ?? 0,
    }))
    // An upsert locks its row even if nothing changes and might wait for another transaction.
    .filter(({ drawing, price }) => prices.get(drawing) !== price);
  if (changed.length === 0) return;
  await db
    .insert(avatar)
    .values(changed)
    .onConflictDoUpdate({
      target: avatar.drawing,
      set: { price: sql`excluded.price` },
      setWhere: sql`${avatar.price} <> excluded.price`,
    });
};
