/** Tests that the project's ESLint configuration reports slow patterns wherever text from outside is processed. */
import { join } from 'node:path';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

const linter = new ESLint({ cwd: join(import.meta.dirname, '../..') });
const LINTED_FOLDERS = [
  'pages',
  'components',
  'stores',
  'api-clients',
  'lib',
  'server',
  'worker',
  'ads',
  'games',
];
const SLOW_PATTERNS = [
  ['/^(a+)+$/', 'regexp/no-super-linear-backtracking'],
  ['/a+b/', 'regexp/no-super-linear-move'],
];

describe('linting a pattern', () => {
  it.each(
    LINTED_FOLDERS.flatMap((folder) => SLOW_PATTERNS.map(([pattern, rule]) => [folder, pattern, rule])),
  )('reports in %s that %s takes more than linear time', async (folder, pattern, rule) => {
    const [result] = await linter.lintText(`export const PATTERN = ${pattern};\n`, {
      filePath: `${folder}/pattern.ts`,
    });
    expect(result?.messages.map(({ ruleId }) => ruleId)).toContain(rule);
  });
});
