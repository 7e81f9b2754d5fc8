/** Columns that refer to a member or a game. Deleting the member or game deletes the row. */
import { integer } from 'drizzle-orm/pg-core';
import { member } from './members';
import { game } from './product';

export const memberUidColumn = (name = 'member_uid') =>
  integer(name)
    .notNull()
    .references(() => member.uid, { onDelete: 'cascade' });

export const gameUidColumn = () =>
  integer('game_uid')
    .notNull()
    .references(() => game.uid, { onDelete: 'cascade' });
