/**
 * Records the SQL that the site runs for labeled requests. Node loads this module ahead of the server (`--import`); the
 * header `x-bench-label` of a request labels its statements, and RECORD_STATEMENTS names the file that they are added to.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { appendFileSync } from 'node:fs';
import { Server } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import { isMainThread } from 'node:worker_threads';

const file = process.env.RECORD_STATEMENTS;
// The server's own copy of `pg`, which may differ from this one when the benchmark compares commits.
const { Client } = createRequire(join(process.cwd(), 'package.json'))('pg');
const requests = new AsyncLocalStorage();
const clientIds = new WeakMap();
let clients = 0;

const labelRequests = () => {
  const { emit } = Server.prototype;
  Server.prototype.emit = function (event, ...args) {
    const label = event === 'request' ? args[0].headers['x-bench-label'] : undefined;
    if (!label) return emit.call(this, event, ...args);
    return requests.run({ label, step: 0, running: 0 }, () => emit.call(this, event, ...args));
  };
};

const writeStatement = (request, client, config, values) => {
  // Statements that were sent while others ran belong to the same step, because they may run at the same time.
  if (request.running === 0) request.step += 1;
  request.running += 1;
  if (!clientIds.has(client)) clientIds.set(client, (clients += 1));
  const { text = config, name, rowMode } = typeof config === 'string' ? {} : config;
  const statement = {
    label: request.label,
    step: request.step,
    client: clientIds.get(client),
    name,
    text,
    rowMode,
    values: values ?? config.values ?? [],
  };
  appendFileSync(file, `${serialize(statement).toString('base64')}\n`);
};

const recordStatements = () => {
  const { query } = Client.prototype;
  Client.prototype.query = function (config, ...rest) {
    const request = requests.getStore();
    if (!request) return query.call(this, config, ...rest);
    writeStatement(request, this, config, Array.isArray(rest[0]) ? rest[0] : undefined);
    const callback = rest.at(-1);
    if (typeof callback === 'function') {
      const finishStatement = (...args) => {
        request.running -= 1;
        callback(...args);
      };
      return query.call(this, config, ...rest.slice(0, -1), finishStatement);
    }
    return query.call(this, config, ...rest).finally(() => (request.running -= 1));
  };
};

if (isMainThread && file) {
  labelRequests();
  recordStatements();
}
