import { describe, expect, it } from 'vitest';
import { readMeasurements, tableOf } from '@/scripts/lib/journey-table.mjs';

const createEntry = (projectName: string, fields: object) => ({
  projectName,
  status: 'expected',
  annotations: [],
  results: [{}],
  ...fields,
});
const measuredEntry = { annotations: [{ type: 'journey', description: '{"presses":1,"seconds":2.3}' }] };
const JOURNEY_REPORT = {
  suites: [
    {
      specs: [
        {
          title: 'opens a board on the first visit',
          tests: [createEntry('desktop', measuredEntry), createEntry('phone', measuredEntry)],
        },
        {
          title: 'opens a board from the search sheet',
          tests: [
            createEntry('desktop', {
              status: 'skipped',
              annotations: [{ type: 'skip', description: 'for phones' }],
            }),
            createEntry('phone', {
              status: 'unexpected',
              results: [{ errors: [{ message: 'no sheet\nat line' }] }],
            }),
          ],
        },
      ],
    },
  ],
};

describe('the table of the user journeys', () => {
  it('has a row for each journey with its presses and seconds', () => {
    expect(tableOf(readMeasurements('chromium', JOURNEY_REPORT)).split('\n').slice(0, 4)).toEqual([
      '| journey | presses before | chromium, desktop | chromium, phone |',
      '| --- | --- | --- | --- |',
      '| opens a board on the first visit | 5 | 1 · 2.3 s | 1 · 2.3 s |',
      '| opens a board from the search sheet | not possible | – | failed |',
    ]);
  });

  it('lists the reasons for journeys without a measurement', () => {
    expect(tableOf(readMeasurements('chromium', JOURNEY_REPORT)).split('\n').slice(-2)).toEqual([
      '- opens a board from the search sheet, chromium, desktop: for phones',
      '- opens a board from the search sheet, chromium, phone: no sheet',
    ]);
  });

  it('counts a test without a measurement as failed', () => {
    const report = { specs: [{ title: 'a', tests: [createEntry('desktop', {})] }] };
    expect(readMeasurements('webkit', report)).toMatchObject([{ isFailed: true }]);
  });
});
