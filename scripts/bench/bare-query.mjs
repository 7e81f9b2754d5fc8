/** The floor of an answer that asks the database: `pg` and JSON.stringify, with `node:http` or without. Takes a file with the query. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import pg from 'pg';

// Asked as anyone would ask it: naming the statement is what the site does about its cost.
const { connection, text, values } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const pool = new pg.Pool({ ...connection, max: 10 });
const CONCURRENCY = 20;

const answer = async () => JSON.stringify({ entries: (await pool.query(text, values)).rows });

/** Queries a second without any server around them. */
const rateWithoutHttp = async (seconds) => {
  const startedAt = performance.now();
  const endAt = startedAt + seconds * 1000;
  let done = 0;
  const work = async () => {
    while (performance.now() < endAt) {
      await answer();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return done / ((performance.now() - startedAt) / 1000);
};

createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  if (pathname === '/ready') return response.writeHead(200).end();
  const body =
    pathname === '/without-http'
      ? JSON.stringify(await rateWithoutHttp(Number(searchParams.get('seconds'))))
      : await answer();
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  response.end(body);
}).listen(Number(process.env.PORT), '127.0.0.1');
