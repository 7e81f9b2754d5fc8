/** Tests the project's ESLint configuration on two modules that import each other. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ESLint } from 'eslint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
let sourceFolder: string;

const lintFiles = async (files: Record<string, string>): Promise<Record<string, string[]>> => {
  for (const [name, text] of Object.entries(files)) await writeFile(join(sourceFolder, name), text);
  const results = await new ESLint({ cwd: root }).lintFiles(
    Object.keys(files).map((name) => join(sourceFolder, name)),
  );
  return Object.fromEntries(
    results.map(({ filePath, messages }) => [
      filePath.slice(sourceFolder.length + 1),
      // A message without a rule, such as a parsing error, is shown unchanged.
      messages.map(({ ruleId, message }) => ruleId ?? message),
    ]),
  );
};

// The configuration applies only to folders inside the project.
beforeAll(async () => {
  sourceFolder = await mkdtemp(join(root, 'tests/scripts/cycle-'));
});
afterAll(() => rm(sourceFolder, { recursive: true, force: true }));

describe('linting imports', () => {
  it('reports a cycle of two TypeScript modules in each of the two', async () => {
    const found = await lintFiles({
      'first.ts': "import { second } from './second';\nexport const first = (): number => second();\n",
      'second.ts': "import { first } from './first';\nexport const second = (): number => first();\n",
    });
    expect(found).toEqual({ 'first.ts': ['import-x/no-cycle'], 'second.ts': ['import-x/no-cycle'] });
  });

  it('reports a cycle that passes through a component and a dynamic import', async () => {
    const found = await lintFiles({
      'opener.tsx': "export const NAME = 'dialog';\nexport const open = async () => import('./late');\n",
      'late.tsx': "import { NAME } from './opener';\nexport const Late = () => <p>{NAME}</p>;\n",
    });
    expect(found).toEqual({ 'opener.tsx': ['import-x/no-cycle'], 'late.tsx': ['import-x/no-cycle'] });
  });

  it('accepts modules that import only types from each other', async () => {
    const found = await lintFiles({
      'shape.ts': "import type { Area } from './area';\nexport interface Shape {\n  area: Area;\n}\n",
      'area.ts': "import type { Shape } from './shape';\nexport interface Area {\n  of: Shape;\n}\n",
    });
    expect(found).toEqual({ 'shape.ts': [], 'area.ts': [] });
  });
});
