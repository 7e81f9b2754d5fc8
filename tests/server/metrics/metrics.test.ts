/** Tests /metrics: authorization, few labels for requests, events of the site, and no personal data. */
import inject from 'light-my-request';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ALL_CALLS } from '@/lib/contract/all';
import { createMetricsEndpoint } from '@/server/metrics/endpoint';
import { createMetrics, type Metrics } from '@/server/metrics/metrics';
import { createRouteLabels } from '@/server/metrics/route-labels';
import { recordMetric } from '@/server/platform/metric-events';
import { createLog } from '@/server/platform/log';

const TOKEN = 'a-token-of-sixteen';
const pool = { totalCount: 7, idleCount: 5, waitingCount: 2 };
let metrics: Metrics;
beforeEach(() => {
  metrics = createMetrics({ calls: ALL_CALLS, scoresBase: '/scores', pool, cache: { bytes: 4096 } });
});
afterEach(() => metrics.close());

const readMetrics = async () => (await metrics.read()).text;
const recordVisit = (method: 'GET' | 'POST', url: string, status = 200) =>
  inject(
    (request, response) => {
      metrics.watch(request as never, response as never);
      response.writeHead(status).end();
    },
    { method, url },
  );

describe('the path /metrics', () => {
  const request = (url: string, authorization?: string) =>
    inject(
      (request, response) => {
        const endpoint = createMetricsEndpoint(metrics, TOKEN);
        void endpoint(request as never, response as never, url).then((isAnswered) => {
          if (!isAnswered) response.writeHead(404).end();
        });
      },
      { method: 'GET', url, headers: authorization === undefined ? {} : { authorization } },
    );

  it.each([
    undefined,
    '',
    TOKEN,
    `Basic ${TOKEN}`,
    'Bearer ',
    `Bearer ${TOKEN}x`,
    `Bearer ${TOKEN.slice(1)}`,
  ])('refuses access with the authorization %j', async (authorization) => {
    const answer = await request('/metrics', authorization);
    expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([401, 'Bearer']);
    expect(answer.payload).not.toContain('site_');
  });

  it('responds to a request with the token, without caching', async () => {
    const answer = await request('/metrics', `Bearer ${TOKEN}`);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(answer.payload).toContain('process_cpu_seconds_total');
    expect(answer.payload).toContain('nodejs_eventloop_lag_seconds');
  });

  it('exists only in exactly this form', async () => {
    expect((await request('/metrics/', `Bearer ${TOKEN}`)).statusCode).toBe(404);
  });
});

describe('counting requests', () => {
  const labelOf = createRouteLabels(ALL_CALLS, '/scores');

  it.each([
    ['/', '/'],
    ['/gamelanding/quiet-sudoku', '/gamelanding/{}'],
    ['/gamelanding/quiet-sudoku/archive', '/gamelanding/{}/archive'],
    ['/profile/42', '/profile/{}'],
    ['/search/ada@example.com', '/search/{}'],
    ['/account/user/edit/password', '/account/user/edit/{}'],
    ['/_next/data/build/profile/42.json', 'data /profile/{}'],
    ['/_next/data/build/whatever/else.json', 'data unknown'],
    ['/_next/static/chunks/a.js', '/_next/static/'],
    ['/user/login', '/user/login'],
    ['/user/42', '/user/{id}'],
    ['/api/user/profile/public/name/ada', '/api/user/profile/public/name/{name}'],
    ['/scores/userbest', '/scores/userbest'],
    ['/scores/runs/8f14e45f-ceea-467f-a8d2-0a1b2c3d4e5f/finish', '/scores/runs/{id}/finish'],
    ['/ingest/e/', '/ingest/'],
    ['/wp-admin/ada.php', 'other'],
  ])('labels %s with %s', (path, label) => {
    expect(labelOf(path)).toBe(label);
  });

  it('uses few labels, whatever is requested', async () => {
    const seen = new Set<string>();
    for (let at = 0; at < 2000; at += 1)
      for (const path of [`/x${at}`, `/profile/${at}`, `/user/${at}`, `/api/x/${at}`, `/gameplayer/g${at}`])
        seen.add(labelOf(path));
    expect(seen.size).toBeLessThanOrEqual(6);
  });

  it('records the method, status and duration, but no concrete path', async () => {
    await recordVisit('GET', '/search/ada@example.com?page=2');
    await recordVisit('POST', '/user/42?token=secret', 403);
    await inject(
      (request, response) => (metrics.watch(request as never, response as never), response.end()),
      {
        method: 'LINK' as never,
        url: '/',
      },
    );
    const text = await readMetrics();
    expect(text).toContain('site_http_requests_total{route="/search/{}",method="GET",status="200"} 1');
    expect(text).toContain('site_http_requests_total{route="/user/{id}",method="POST",status="403"} 1');
    expect(text).toContain('site_http_request_seconds_count{route="/search/{}",method="GET"} 1');
    expect(text).toContain('method="other"');
    expect(text).not.toMatch(/ada|secret|42"|LINK/);
  });
});

describe('counting events', () => {
  it('uses labels from small, fixed sets', async () => {
    recordMetric({ kind: 'runStarted' });
    recordMetric({ kind: 'runFinished', verdict: 'counted' });
    recordMetric({ kind: 'runFinished', verdict: 'quarantined' });
    recordMetric({ kind: 'webhook', subject: 'subscription', outcome: 'applied' });
    recordMetric({ kind: 'mail', outcome: 'failed' });
    recordMetric({ kind: 'cacheLookup', outcome: 'fresh' });
    recordMetric({ kind: 'clientError', isFatal: true });
    recordMetric({ kind: 'gameView' });
    const text = await readMetrics();
    for (const line of [
      'site_runs_started_total 1',
      'site_runs_finished_total{verdict="counted"} 1',
      'site_runs_finished_total{verdict="quarantined"} 1',
      'site_webhooks_total{subject="subscription",outcome="applied"} 1',
      'site_mails_total{outcome="failed"} 1',
      'site_cache_lookups_total{outcome="fresh"} 1',
      'site_client_errors_total{fatal="true"} 1',
      'site_game_views_total 1',
      'site_database_connections{state="waited_for"} 2',
      'site_cache_bytes 4096',
    ])
      expect(text).toContain(line);
  });

  it('counts the log’s warnings and errors without their text', async () => {
    const log = createLog({ write: () => undefined });
    log.error('API call failed', { address: 'ada@example.com' });
    log.warn('slow');
    log.info('ready');
    const text = await readMetrics();
    expect(text).toContain('site_log_lines_total{level="error"} 1');
    expect(text).toContain('site_log_lines_total{level="warn"} 1');
    expect(text).not.toMatch(/ada|API call failed/);
  });

  it('stops once the metrics are closed', async () => {
    metrics.close();
    recordMetric({ kind: 'runStarted' });
    expect(await readMetrics()).toBe('\n');
  });
});
