/**
 * A `node:http` server that holds every response in memory: the lower bound for a cached response. Its argument is a
 * file of responses.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const responses = new Map(
  Object.entries(JSON.parse(readFileSync(process.argv[2], 'utf8'))).map(([path, { headers, body }]) => [
    path,
    { headers, body: Buffer.from(body, 'base64') },
  ]),
);

createServer((request, response) => {
  const found = responses.get(request.url);
  if (found) response.writeHead(200, found.headers).end(found.body);
  else response.writeHead(request.url === '/ready' ? 200 : 404).end();
}).listen(Number(process.env.PORT), '127.0.0.1');
