/** Drawn avatars that are part of the site: files in /art/avatars, by category. */
import { sql } from 'drizzle-orm';
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

/** Adds missing drawings and updates the prices of existing ones; safe to repeat. */
export const seedAvatars = async (db: NodePgDatabase): Promise<void> => {
  await db
    .insert(avatar)
    .values(
      Object.entries(DRAWINGS).map(([name, categories]) => ({
        drawing: `${name}.svg`,
        categories: [...categories],
        price: PRICES[name] ?? 0,
      })),
    )
    .onConflictDoUpdate({
      target: avatar.drawing,
      set: { price: sql`excluded.price` },
      setWhere: sql`${avatar.price} <> excluded.price`,
    });
};
