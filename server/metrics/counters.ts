/** Counts events. */
import { Counter, type Registry } from 'prom-client';
import { type MetricEvent, onMetric } from '../platform/metric-events';

type EventCounters = { [Kind in MetricEvent['kind']]: (event: Extract<MetricEvent, { kind: Kind }>) => void };

/**
 * Counts events until stopped.
 * @returns a function that stops counting
 */
export const createEventCounters = (registry: Registry): (() => void) => {
  const createCounter = <Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[] = [],
  ) => new Counter({ name, help, labelNames, registers: [registry] });
  const cache = createCounter('site_cache_lookups_total', 'Lookups in the response cache.', ['outcome']);
  const clientErrors = createCounter('site_client_errors_total', 'Errors reported by browsers.', ['fatal']);
  const views = createCounter(
    'site_game_views_total',
    'Views of game pages, including repeated views of a visitor.',
  );
  const lines = createCounter('site_log_lines_total', 'Log lines of level warn or error.', ['level']);
  const mails = createCounter('site_mails_total', 'Messages passed to the mail server.', ['outcome']);
  const started = createCounter('site_runs_started_total', 'Runs started.');
  const finished = createCounter('site_runs_finished_total', 'Runs finished.', ['verdict']);
  const webhooks = createCounter('site_webhooks_total', 'Events received from the payment provider.', [
    'subject',
    'outcome',
  ]);
  const counters: EventCounters = {
    cacheLookup: ({ outcome }) => cache.inc({ outcome }),
    clientError: ({ isFatal }) => clientErrors.inc({ fatal: String(isFatal) }),
    gameView: () => views.inc(),
    logLine: ({ level }) => lines.inc({ level }),
    mail: ({ outcome }) => mails.inc({ outcome }),
    runFinished: ({ verdict }) => finished.inc({ verdict }),
    runStarted: () => started.inc(),
    webhook: ({ subject, outcome }) => webhooks.inc({ subject, outcome }),
  };
  return onMetric((event) => (counters[event.kind] as (count: MetricEvent) => void)(event));
};
