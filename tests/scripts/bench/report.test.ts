/** Tests the report of a full run (docs/performance.md). */
import { describe, expect, it } from 'vitest';
import { renderReport } from '@/scripts/bench/report.mjs';
import { createResult } from '@/scripts/bench/statistics.mjs';

const BENCH_RUN = {
  date: '2026-11-27T12:00:00.000Z',
  commit: '0123456789ab',
  machine: { processor: 'Some CPU', cores: 2, memoryGb: 24, system: 'linux x64', node: 'v20.19.0' },
  rounds: 5,
  cases: [
    {
      name: 'cached',
      title: 'Cached responses',
      description: 'Compares two servers.',
      results: [
        createResult({ name: 'home page', unit: 'ms', site: [2], reference: [1], against: 'bare Node' }),
      ],
    },
  ],
};

describe('the report', () => {
  const report = renderReport(BENCH_RUN);

  it.each(['2026-11-27', '0123456789ab', 'Some CPU, 2 cores', '24 GB', 'Node.js v20.19.0'])(
    'names the run: %s',
    (text) => {
      expect(report).toContain(text);
    },
  );

  it('has a section for each case with its command and table', () => {
    expect(report).toContain('## Cached responses\n\n`npm run bench -- cached`. Compares two servers.\n\n|');
    expect(report).toContain('| home page | 2.00 ms | 1.00 ms | 2.00 | lower | bare Node |');
  });
});
