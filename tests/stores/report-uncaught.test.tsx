/**
 * Tests that the site's own uncaught errors are reported once, and other errors never. A failing report causes no
 * further error.
 */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createReporter } from '@/api-clients/product/reports';
import type { ApiCaller } from '@/api-clients/http';
import type { ReportLevel } from '@/lib/config';
import { ApiError } from '@/lib/errors';
import { reportUncaught } from '@/stores/report-uncaught';
import { watchErrors } from '@/stores/watch-errors';

const ORIGIN = window.location.origin;
const OWN_SCRIPT_POSITION = `${ORIGIN}/_next/static/chunks/app.js:1:20`;

const createErrorAt = (message: string, ...places: string[]): Error => {
  const error = new TypeError(message);
  error.stack = [`TypeError: ${message}`, ...places.map((place) => `    at lamp (${place})`)].join('\n');
  return error;
};
const createErrorEvent = (error: unknown): Event => Object.assign(new Event('error'), { error });
const createRejectionEvent = (reason: unknown): Event =>
  Object.assign(new Event('unhandledrejection'), { reason });

/** Resolves when every report so far has been sent. The first report loads the sender. */
const waitForReport = async (): Promise<void> => {
  await import('@/api-clients/product/send-report');
  await new Promise((done) => setImmediate(done));
};

const createScene = (levels: readonly ReportLevel[] = ['error', 'fatal']) => {
  const call = vi.fn((_call: unknown, _input: { body: { label: string; fatal: boolean } }) =>
    Promise.resolve({ ok: true }),
  );
  const reports = createReporter(call as unknown as ApiCaller, levels);
  const listLabels = () => call.mock.calls.map(([, { body }]) => body.label);
  return { call, reports, labels: listLabels, report: (event: Event) => reportUncaught(reports, event) };
};

let endWatching: () => void = () => undefined;
afterEach(() => endWatching());

describe('the error watcher', () => {
  it('reports an uncaught error and an uncaught rejection, both as non-fatal', async () => {
    const { call, report, labels } = createScene();
    report(createErrorEvent(createErrorAt('out', OWN_SCRIPT_POSITION)));
    report(createRejectionEvent(createErrorAt('lost', OWN_SCRIPT_POSITION)));
    await waitForReport();
    expect(labels()).toEqual(['window.error', 'window.rejection']);
    expect(call.mock.calls.map(([, { body }]) => body.fatal)).toEqual([false, false]);
  });

  it.each<[string, readonly ReportLevel[], number]>([
    ['error', ['error'], 1],
    ['only fatal', ['fatal'], 0],
    ['nothing', [], 0],
  ])('sends only the configured levels: %s', async (_name, levels, count) => {
    const { call, report } = createScene(levels);
    report(createErrorEvent(createErrorAt('out', OWN_SCRIPT_POSITION)));
    await waitForReport();
    expect(call).toHaveBeenCalledTimes(count);
  });

  it('reports the same error once, and at most ten errors for each page load', async () => {
    const { call, report } = createScene();
    for (const _again of [1, 2]) report(createErrorEvent(createErrorAt('out', OWN_SCRIPT_POSITION)));
    await waitForReport();
    expect(call).toHaveBeenCalledTimes(1);
    for (let n = 0; n < 20; n += 1) report(createErrorEvent(createErrorAt(`out ${n}`, OWN_SCRIPT_POSITION)));
    await waitForReport();
    expect(call).toHaveBeenCalledTimes(10);
  });

  it('parses the stack formats of every browser', async () => {
    const { call, report } = createScene();
    const error = new Error('out');
    error.stack = `lamp@${OWN_SCRIPT_POSITION}\n@${ORIGIN}/_next/static/chunks/main.js:2:7`;
    report(createErrorEvent(error));
    await waitForReport();
    expect(call).toHaveBeenCalledTimes(1);
  });

  it.each<[string, unknown]>([
    ['an extension', createErrorAt('x', 'chrome-extension://abc/content.js:1:1', OWN_SCRIPT_POSITION)],
    [
      'an extension through our script',
      createErrorAt('x', OWN_SCRIPT_POSITION, 'moz-extension://abc/content.js:1:1'),
    ],
    ['another host', createErrorAt('x', 'https://ads.example/tag.js:1:1')],
    ['a host whose name begins like ours', createErrorAt('x', `${ORIGIN}.example/tag.js:1:1`)],
    ['a game', createErrorAt('x', `${ORIGIN}/play/quiet-sudoku/game.js:1:1`)],
    ['an unknown source', createErrorAt('Script error.')],
    [
      'a script of another host, with our URL in its message',
      createErrorAt(`at ${OWN_SCRIPT_POSITION}`, 'https://ads.example/tag.js:1:1'),
    ],
    ['a script that throws a string', 'out'],
    [
      'an API call, which its client has reported',
      Object.assign(new ApiError('internal', 'x', { callId: 'x' }), {
        stack: createErrorAt('x', OWN_SCRIPT_POSITION).stack,
      }),
    ],
  ])('does not report an error thrown by %s', async (_who, error) => {
    const { call, report } = createScene();
    report(createErrorEvent(error));
    report(createRejectionEvent(error));
    await waitForReport();
    expect(call).not.toHaveBeenCalled();
  });

  it('ignores a report that cannot be sent', async () => {
    const error = vi.fn(() => Promise.reject(createErrorAt('no report', OWN_SCRIPT_POSITION)));
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    reportUncaught(
      { error, event: () => Promise.resolve() },
      createErrorEvent(createErrorAt('out', OWN_SCRIPT_POSITION)),
    );
    await new Promise((done) => setImmediate(done));
    process.off('unhandledRejection', unhandled);
    expect(error).toHaveBeenCalledTimes(1);
    expect(unhandled).not.toHaveBeenCalled();
  });

  it('reports the window’s errors until the watcher is stopped', async () => {
    const { call, reports } = createScene();
    endWatching = watchErrors(reports);
    window.dispatchEvent(createRejectionEvent(createErrorAt('lost', OWN_SCRIPT_POSITION)));
    await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(1));
    endWatching();
    window.dispatchEvent(createRejectionEvent(createErrorAt('another', OWN_SCRIPT_POSITION)));
    await waitForReport();
    expect(call).toHaveBeenCalledTimes(1);
  });
});
