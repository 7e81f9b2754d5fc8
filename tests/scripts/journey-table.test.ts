import { describe, expect, it } from 'vitest';
import { readMeasurements, tableOf } from '@/scripts/lib/journey-table.mjs';

const test = (projectName: string, fields: object) => ({
  projectName,
  status: 'expected',
  annotations: [],
  results: [{}],
  ...fields,
});
const measured = { annotations: [{ type: 'journey', description: '{"presses":1,"seconds":2.3}' }] };
const REPORT = {
  suites: [
    {
      specs: [
        { title: 'first visit to a board', tests: [test('desktop', measured), test('phone', measured)] },
        {
          title: 'search sheet to a board',
          tests: [
            test('desktop', {
              status: 'skipped',
              annotations: [{ type: 'skip', description: 'for phones' }],
            }),
            test('phone', {
              status: 'unexpected',
              results: [{ errors: [{ message: 'no sheet\nat line' }] }],
            }),
          ],
        },
      ],
    },
  ],
};

describe('the table of the journeys', () => {
  it('has a row for each journey with its presses and seconds', () => {
    expect(tableOf(readMeasurements('chromium', REPORT)).split('\n').slice(0, 4)).toEqual([
      '| journey | presses before | chromium, desktop | chromium, phone |',
      '| --- | --- | --- | --- |',
      '| first visit to a board | 5 | 1 · 2.3 s | 1 · 2.3 s |',
      '| search sheet to a board | not measured | – | failed |',
    ]);
  });

  it('lists the reasons for journeys without a measurement', () => {
    expect(tableOf(readMeasurements('chromium', REPORT)).split('\n').slice(-2)).toEqual([
      '- search sheet to a board, chromium, desktop: for phones',
      '- search sheet to a board, chromium, phone: no sheet',
    ]);
  });

  it('counts a test without a measurement as failed', () => {
    const report = { specs: [{ title: 'a', tests: [test('desktop', {})] }] };
    expect(readMeasurements('webkit', report)).toMatchObject([{ isFailed: true }]);
  });
});
