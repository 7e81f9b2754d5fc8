/**
 * Requests `/healthz` of the site and of a bare Node server in turn, in a process of its own, so that neither the sender of the
 * attack nor a busy machine counts as a delay of the site. Started by `watchHealth`; its argument is the site's URL.
 */
import { fork } from 'node:child_process';
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const EVERY_MS = 20;

if (process.argv[2] === 'bare') {
  const server = createServer((_request, response) => response.end('ok'));
  server.listen(0, '127.0.0.1', () => process.send?.(server.address().port));
  process.on('disconnect', () => process.exit());
} else {
  const bare = fork(import.meta.filename, ['bare']);
  const port = await new Promise((resolve) => bare.once('message', resolve));
  const urls = { site: `${process.argv[2]}/healthz`, bare: `http://127.0.0.1:${port}/` };
  const createEmptyHealth = () => ({ siteMs: 0, bareMs: 0, failures: 0 });
  let currentHealth = createEmptyHealth();

  const measureWait = async (url) => {
    const startedAt = performance.now();
    const isOk = await fetch(url).then(
      async (response) => response.ok && Boolean(await response.text()),
      () => false,
    );
    return { ms: performance.now() - startedAt, isOk };
  };

  process.on('disconnect', () => process.exit());
  process.on('message', (message) => {
    if (message === 'read') process.send?.(currentHealth);
    currentHealth = createEmptyHealth();
  });
  await measureWait(urls.site);
  process.send?.('ready');
  for (;;) {
    const into = currentHealth;
    const [site, control] = await Promise.all([measureWait(urls.site), measureWait(urls.bare)]);
    into.siteMs = Math.max(into.siteMs, site.ms);
    into.bareMs = Math.max(into.bareMs, control.ms);
    if (!site.isOk) into.failures += 1;
    await wait(EVERY_MS);
  }
}
