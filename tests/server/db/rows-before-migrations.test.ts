/**
 * Tests migrations of tables that already contain rows: rate limits, profile revisions, mobile flags, and renamed run
 * clock columns.
 */
import { readdirSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../../support/database';
import { createOldDatabase, MIGRATIONS_FOLDER, migrateThrough } from '../../support/old-database';

const migrationOf = (suffix: string): string => {
  const found = readdirSync(MIGRATIONS_FOLDER).find((name) => name.endsWith(`_${suffix}.sql`));
  if (!found) throw new Error(`There is no migration ${suffix}.`);
  return found;
};
let database: TestDatabase | null = null;
afterEach(async () => {
  await database?.drop();
  database = null;
});
const openDatabaseBefore = async (name: string): Promise<TestDatabase['pool']> => {
  database = await createOldDatabase(name);
  return database.pool;
};

describe('migrating a database that is in use', () => {
  it('drops the counts of fixed windows', async () => {
    const name = migrationOf('sliding-rate-limits');
    const pool = await openDatabaseBefore(name);
    await pool.query(
      `insert into product.rate_window (key, starts_at, hits)
       values ('login:a', now(), 3), ('login:a', now() - interval '1 hour', 2), ('readyz', 'epoch', 1)`,
    );
    expect(await migrateThrough(pool, name)).toEqual([name]);
    await pool.query(`insert into product.rate_window (key, hits) values ('login:a', array[now()])`);
    expect((await pool.query('select key from product.rate_window')).rows).toEqual([{ key: 'login:a' }]);
  });

  it('gives members and players the first profile revision', async () => {
    const name = migrationOf('profile-revisions');
    const pool = await openDatabaseBefore(name);
    await pool.query(
      `insert into product.member (member_id, name, name_key, email, email_key, password_hash)
       values ('1', 'Mia', 'mia', 'mia@example.com', 'mia@example.com', '')`,
    );
    await pool.query(
      `insert into scores.player (subject, is_guest, display_name, member_id) values ('member:1', false, 'Mia', '1')`,
    );
    await migrateThrough(pool, name);
    const { rows } = await pool.query(
      `select member.profile_revision as member, player.profile_revision as player
       from product.member, scores.player`,
    );
    expect(rows).toEqual([{ member: 0, player: 0 }]);
  });

  it('treats a mobile flag that contradicts the game as an administrator’s decision', async () => {
    const name = migrationOf('mobile-overrides');
    const pool = await openDatabaseBefore(name);
    const add = (slug: string, isMobile: boolean, embed: object | null) =>
      pool.query(
        `insert into product.game (slug, keyword, title, genres, highlight_color, published_at, updated_at, is_mobile, embed, media, texts, extra, modes,
           source, source_key, source_hash)
         values ($1, $1, $1, '{}', '#000000', now(), now(), $2, $3, '{}', '{}', '{}', '[]', 'built-in', $1, '')`,
        [slug, isMobile, embed && JSON.stringify(embed)],
      );
    const supports = (landscape: boolean, portrait: boolean) => ({ supportsMobile: { landscape, portrait } });
    await add('flagged', false, supports(false, true));
    await add('mobile', true, supports(true, true));
    await add('desktop', false, supports(false, false));
    await add('download', false, null);
    await migrateThrough(pool, name);
    const { rows } = await pool.query<{ slug: string; mobile_override: boolean | null }>(
      'select slug, mobile_override from product.game order by uid',
    );
    expect(rows.map((row) => [row.slug, row.mobile_override])).toEqual([
      ['flagged', false],
      ['mobile', null],
      ['desktop', null],
      ['download', null],
    ]);
  });

  it('preserves the moves of runs, and renames the rejection reason of runs with unseen moves', async () => {
    const name = migrationOf('run-clock-names');
    const pool = await openDatabaseBefore(name);
    await pool.query(
      `insert into scores.player (subject, is_guest, display_name) values ('member:1', false, 'Mia')`,
    );
    const add = (...values: [seed: string, reported: number, unseen: number, reason: string | null]) =>
      pool.query(
        `insert into scores.run (id, player_id, game, mode, seed, token_hashes, state, started_at, last_seen_at, is_guest,
           told_moves, unwitnessed_moves, reason)
         select gen_random_uuid(), id, 'orbit-keeper', 'gentle', $1, '{}', 'finished', now(), now(), false, $2, $3, $4
         from scores.player`,
        values,
      );
    await add('a', 12, 5, 'unwitnessed-moves');
    await add('b', 40, 0, 'too-fast');
    await add('c', 7, 1, null);

    expect(await migrateThrough(pool, name)).toEqual([name]);
    const { rows } = await pool.query(
      'select seed, reported_moves, unseen_moves, reason from scores.run order by seed',
    );
    expect(rows).toEqual([
      { seed: 'a', reported_moves: 12, unseen_moves: 5, reason: 'unseen-moves' },
      { seed: 'b', reported_moves: 40, unseen_moves: 0, reason: 'too-fast' },
      { seed: 'c', reported_moves: 7, unseen_moves: 1, reason: null },
    ]);
  });

  it('preserves the rows of tables whose columns are renamed', async () => {
    const name = migrationOf('plain-column-names');
    const pool = await openDatabaseBefore(name);
    await pool.query(`insert into product.avatar (picture, picture_type) values ('\\x01', 'image/webp')`);
    await pool.query(
      `insert into product.mail (kind, to_address, subject, text_body, html_body, created_at, next_attempt_at)
       values ('confirm', 'mia@example.com', '', '', '', now(), now())`,
    );
    await migrateThrough(pool, name);
    const { rows } = await pool.query(
      'select image, image_type, recipient from product.avatar, product.mail',
    );
    expect(rows).toEqual([
      { image: Buffer.from([1]), image_type: 'image/webp', recipient: 'mia@example.com' },
    ]);
  });
});
