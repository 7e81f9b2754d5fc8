/** The floor: `node:http` that knows the whole answer of each address beforehand. Takes a file of answers. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const answers = new Map(
  Object.entries(JSON.parse(readFileSync(process.argv[2], 'utf8'))).map(([path, { headers, body }]) => [
    path,
    { headers, body: Buffer.from(body, 'base64') },
  ]),
);

createServer((request, response) => {
  const answer = answers.get(request.url);
  if (!answer) {
    response.writeHead(request.url === '/ready' ? 200 : 404).end();
    return;
  }
  response.writeHead(200, answer.headers).end(answer.body);
}).listen(Number(process.env.PORT), '127.0.0.1');
