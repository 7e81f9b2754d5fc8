/** Compares importing 13,000 records with inserting the same rows. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { removeDataFolder } from '../../lib/data-folder.mjs';
import { alternate } from '../alternate.mjs';
import { runCatalogCommand } from '../catalog-commands.mjs';
import { FEED_SOURCE, generateFeed } from '../feed.mjs';
import { openSiteDatabase } from '../server-parts.mjs';
import { createResult } from '../statistics.mjs';

const RECORDS = 13_000;
const SEED = 20_261_127;
const BATCH = 500;

const removeGames = async (pool) => {
  await pool.query('delete from product.game where source = $1', [FEED_SOURCE]);
  await pool.query('vacuum product.game');
};

const countGames = async (pool) => {
  const { rows } = await pool.query('select count(*)::int as total from product.game where source = $1', [
    FEED_SOURCE,
  ]);
  return rows[0].total;
};

const measureTime = async (pool, work) => {
  await removeGames(pool);
  const startedAt = performance.now();
  await work();
  const seconds = (performance.now() - startedAt) / 1000;
  const total = await countGames(pool);
  if (total !== RECORDS) throw new Error(`${total} games were written instead of ${RECORDS}.`);
  return seconds;
};

/** Reads the imported rows as JSON, without the id that the database generates. */
const readRows = async (pool) => {
  const { rows } = await pool.query(
    `select to_jsonb(game) - 'uid' as row from product.game where source = $1 order by uid`,
    [FEED_SOURCE],
  );
  return rows.map(({ row }) => row);
};

/** Inserts rows in batches, each in a transaction, as the import does. */
const insertRows = async (pool, rows) => {
  const columns = Object.keys(rows[0])
    .map((name) => `"${name}"`)
    .join(', ');
  const text = `insert into product.game (${columns})
    select ${columns} from jsonb_populate_recordset(null::product.game, $1::jsonb)`;
  for (let from = 0; from < rows.length; from += BATCH)
    await pool.query(text, [JSON.stringify(rows.slice(from, from + BATCH))]);
};

export const importing = {
  name: 'import',
  title: 'Importing 13,000 records',
  description:
    'The catalog’s command imports a generated feed of our own format into a catalog without other imported games; its time includes starting the command. The reference inserts the same rows, 500 a statement, through `pg`.',
  run: async ({ siteRoot, folder, rounds }) => {
    const dataDir = join(siteRoot, '.data-bench-import');
    await removeDataFolder(dataDir);
    const file = join(folder, 'feed.jsonl');
    await writeFile(file, generateFeed(RECORDS, SEED));
    const runImport = () => runCatalogCommand({ siteRoot, dataDir, args: ['import', 'starwick', file] });
    const { pool, close } = await openSiteDatabase({ siteRoot, dataDir });
    try {
      // The first import also creates the tables.
      await runImport();
      const rows = await readRows(pool);
      const samples = await alternate(
        {
          bare: () => measureTime(pool, () => insertRows(pool, rows)),
          site: () => measureTime(pool, runImport),
        },
        { rounds, hasWarmUp: false },
      );
      return [
        createResult({
          name: `${RECORDS.toLocaleString('en-US')} records`,
          unit: 's',
          site: samples.site,
          reference: samples.bare,
          against: 'the same rows by `insert`',
        }),
      ];
    } finally {
      await close();
      await removeDataFolder(dataDir);
    }
  },
};
