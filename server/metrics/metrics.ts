/** Prometheus metrics: requests by path pattern, the database pool, the process, and the site's events. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Pool } from 'pg';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Call } from '@/lib/contract/call';
import { createEventCounters } from './counters';
import { createRouteLabels, methodLabelOf } from './route-labels';

const DURATION_BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface MetricsOptions {
  calls: readonly Call[];
  scoresBase: string;
  pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;
  cache: { readonly bytes: number };
}

export interface Metrics {
  /** Counts a request once its response is sent or it is aborted. */
  watch(request: IncomingMessage, response: ServerResponse): void;
  read(): Promise<{ type: string; text: string }>;
  close(): void;
}

export const createMetrics = ({ calls, scoresBase, pool, cache }: MetricsOptions): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'site_http_requests_total',
    help: 'Requests by path pattern.',
    labelNames: ['route', 'method', 'status'] as const,
    registers,
  });
  const durations = new Histogram({
    name: 'site_http_request_seconds',
    help: 'Seconds from the request to the last byte of its response.',
    labelNames: ['route', 'method'] as const,
    buckets: DURATION_BUCKETS,
    registers,
  });
  new Gauge({
    name: 'site_database_connections',
    help: 'Database connections of this process, and callers waiting for one.',
    labelNames: ['state'] as const,
    registers,
    collect() {
      this.set({ state: 'open' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waited_for' }, pool.waitingCount);
    },
  });
  new Gauge({
    name: 'site_cache_bytes',
    help: 'Size of the response cache in bytes.',
    registers,
    collect() {
      this.set(cache.bytes);
    },
  });
  const endCounting = createEventCounters(registry);
  const labelOf = createRouteLabels(calls, scoresBase);

  return {
    watch: (request, response) => {
      const begun = process.hrtime.bigint();
      // Reads the path before the request is handled, because the URL is shortened for the scores service.
      const [pathname = '/'] = (request.url ?? '/').split('?', 1);
      const method = methodLabelOf(request.method);
      response.once('close', () => {
        const route = labelOf(pathname);
        // 499 is nginx's status for a client that disconnected before the response.
        const status = response.headersSent ? String(response.statusCode) : '499';
        requests.inc({ route, method, status });
        durations.observe({ route, method }, Number(process.hrtime.bigint() - begun) / 1e9);
      });
    },
    read: async () => ({ type: registry.contentType, text: await registry.metrics() }),
    close: () => {
      endCounting();
      registry.clear();
    },
  };
};
