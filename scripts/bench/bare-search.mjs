/** A `node:http` server that searches with PostgreSQL's trigrams: titles for suggestions, titles and texts for a search. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import pg from 'pg';

const pool = new pg.Pool({ ...JSON.parse(readFileSync(process.argv[2], 'utf8')), max: 10 });

const SUGGEST = `select title from product.game
  where not is_hidden and published_at <= now() and word_similarity($1, title) > 0.4
  order by word_similarity($1, title) desc, play_count desc limit 8`;
const SEARCH = `select uid, slug, title, media, texts, play_count, count(*) over () as total from product.game
  where not is_hidden and published_at <= now()
    and (word_similarity($1, title) > 0.4 or word_similarity($1, texts->>'description') > 0.6)
  order by word_similarity($1, title) desc, play_count desc limit 24`;

createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  if (pathname === '/ready') return response.writeHead(200).end();
  const { rows } = await pool.query(pathname === '/suggest' ? SUGGEST : SEARCH, [searchParams.get('q')]);
  const body = JSON.stringify(rows);
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  response.end(body);
}).listen(Number(process.env.PORT), '127.0.0.1');
