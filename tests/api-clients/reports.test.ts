/** Tests that the configured levels alone decide which events are sent (spec §7). */
import { describe, expect, it, vi } from 'vitest';
import type { ApiCaller } from '@/api-clients/http';
import { createReporter } from '@/api-clients/product/reports';
import { REPORT_LEVELS, type ReportLevel } from '@/lib/config';

const scene = (
  levels: readonly ReportLevel[],
  answer: () => Promise<unknown> = () => Promise.resolve({ ok: true }),
) => {
  const call = vi.fn((_call: { path: string }, _input: unknown) => answer());
  return { call, reports: createReporter(call as unknown as ApiCaller, levels) };
};

describe('the reporter of errors and events', () => {
  it.each<[readonly ReportLevel[], readonly ReportLevel[]]>([
    [[], []],
    [
      ['error', 'fatal'],
      ['error', 'fatal'],
    ],
    [['fatal'], ['fatal']],
    [
      ['info', 'error'],
      ['info', 'error'],
    ],
  ])('sends, when the levels are %j, the events %j', async (levels, sent) => {
    const { call, reports } = scene(levels);
    for (const level of REPORT_LEVELS) await reports.event('game.start', level, { game: 'quiet-sudoku' });
    expect(call.mock.calls.map(([to, input]) => [to.path, input])).toEqual(
      sent.map((level) => [
        '/api/report/event',
        { body: { label: 'game.start', level, meta: { game: 'quiet-sudoku' } } },
      ]),
    );
  });

  it('ignores an event that cannot be sent', async () => {
    const { call, reports } = scene(['error'], () => Promise.reject(new Error('away')));
    await expect(reports.event('game.loadFailure', 'error')).resolves.toBeUndefined();
    expect(call).toHaveBeenCalledTimes(1);
  });
});
