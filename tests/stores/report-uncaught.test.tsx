/**
 * Tests that the site's own uncaught errors are reported once, and other errors never. A failing report causes no
 * further error.
 */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createReporter } from '@/api-clients/product/reports';
import type { Caller } from '@/api-clients/http';
import type { ReportLevel } from '@/lib/config';
import { ApiError } from '@/lib/errors';
import { reportUncaught } from '@/stores/report-uncaught';
import { watchErrors } from '@/stores/watch-errors';

const ORIGIN = window.location.origin;
const OWN = `${ORIGIN}/_next/static/chunks/app.js:1:20`;

const errorAt = (message: string, ...places: string[]): Error => {
  const error = new TypeError(message);
  error.stack = [`TypeError: ${message}`, ...places.map((place) => `    at lamp (${place})`)].join('\n');
  return error;
};
const thrown = (error: unknown): Event => Object.assign(new Event('error'), { error });
const rejected = (reason: unknown): Event => Object.assign(new Event('unhandledrejection'), { reason });

/** Resolves when every report so far has been sent. The first report loads the sender. */
const sent = async (): Promise<void> => {
  await import('@/api-clients/product/send-report');
  await new Promise((done) => setImmediate(done));
};

const scene = (levels: readonly ReportLevel[] = ['error', 'fatal']) => {
  const call = vi.fn((_call: unknown, _input: { body: { label: string; fatal: boolean } }) =>
    Promise.resolve({ ok: true }),
  );
  const reports = createReporter(call as unknown as Caller, levels);
  const labels = () => call.mock.calls.map(([, { body }]) => body.label);
  return { call, reports, labels, report: (event: Event) => reportUncaught(reports, event) };
};

let end: () => void = () => undefined;
afterEach(() => end());

describe('the error watcher', () => {
  it('reports an uncaught error and an uncaught rejection, both as non-fatal', async () => {
    const { call, report, labels } = scene();
    report(thrown(errorAt('out', OWN)));
    report(rejected(errorAt('lost', OWN)));
    await sent();
    expect(labels()).toEqual(['window.error', 'window.rejection']);
    expect(call.mock.calls.map(([, { body }]) => body.fatal)).toEqual([false, false]);
  });

  it.each<[string, readonly ReportLevel[], number]>([
    ['error', ['error'], 1],
    ['only fatal', ['fatal'], 0],
    ['nothing', [], 0],
  ])('sends only the configured levels: %s', async (_name, levels, count) => {
    const { call, report } = scene(levels);
    report(thrown(errorAt('out', OWN)));
    await sent();
    expect(call).toHaveBeenCalledTimes(count);
  });

  it('reports the same error once, and at most ten errors for each page load', async () => {
    const { call, report } = scene();
    for (const _again of [1, 2]) report(thrown(errorAt('out', OWN)));
    await sent();
    expect(call).toHaveBeenCalledTimes(1);
    for (let n = 0; n < 20; n += 1) report(thrown(errorAt(`out ${n}`, OWN)));
    await sent();
    expect(call).toHaveBeenCalledTimes(10);
  });

  it('parses the stack formats of every browser', async () => {
    const { call, report } = scene();
    const error = new Error('out');
    error.stack = `lamp@${OWN}\n@${ORIGIN}/_next/static/chunks/main.js:2:7`;
    report(thrown(error));
    await sent();
    expect(call).toHaveBeenCalledTimes(1);
  });

  it.each<[string, unknown]>([
    ['an extension', errorAt('x', 'chrome-extension://abc/content.js:1:1', OWN)],
    ['an extension through our script', errorAt('x', OWN, 'moz-extension://abc/content.js:1:1')],
    ['another host', errorAt('x', 'https://ads.example/tag.js:1:1')],
    ['a host whose name begins like ours', errorAt('x', `${ORIGIN}.example/tag.js:1:1`)],
    ['a game', errorAt('x', `${ORIGIN}/play/quiet-sudoku/game.js:1:1`)],
    ['an unknown source', errorAt('Script error.')],
    [
      'a script of another host, with our URL in its message',
      errorAt(`at ${OWN}`, 'https://ads.example/tag.js:1:1'),
    ],
    ['a script that throws a string', 'out'],
    [
      'an API call, which its client has reported',
      Object.assign(new ApiError('internal', 'x', { callId: 'x' }), { stack: errorAt('x', OWN).stack }),
    ],
  ])('does not report an error thrown by %s', async (_who, error) => {
    const { call, report } = scene();
    report(thrown(error));
    report(rejected(error));
    await sent();
    expect(call).not.toHaveBeenCalled();
  });

  it('ignores a report that cannot be sent', async () => {
    const error = vi.fn(() => Promise.reject(errorAt('no report', OWN)));
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    reportUncaught({ error, event: () => Promise.resolve() }, thrown(errorAt('out', OWN)));
    await new Promise((done) => setImmediate(done));
    process.off('unhandledRejection', unhandled);
    expect(error).toHaveBeenCalledTimes(1);
    expect(unhandled).not.toHaveBeenCalled();
  });

  it('reports the window’s errors until the watcher is stopped', async () => {
    const { call, reports } = scene();
    end = watchErrors(reports);
    window.dispatchEvent(rejected(errorAt('lost', OWN)));
    await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(1));
    end();
    window.dispatchEvent(rejected(errorAt('another', OWN)));
    await sent();
    expect(call).toHaveBeenCalledTimes(1);
  });
});
