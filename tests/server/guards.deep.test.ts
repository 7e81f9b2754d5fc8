/** Removes each guard in a copy of the source and checks that a test fails; otherwise the guard is not tested. */
import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../support/embedded-test-server';
import { GUARDS } from './guards/index';

const runTest = promisify(execFile);
let copyRepository: string;

beforeAll(() => {
  copyRepository = mkdtempSync(join(tmpdir(), 'starwick-guards-'));
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: projectRoot, encoding: 'utf8' });
  for (const file of files.split('\0').filter((name) => name && !name.startsWith('public/'))) {
    mkdirSync(dirname(join(copyRepository, file)), { recursive: true });
    cpSync(join(projectRoot, file), join(copyRepository, file));
  }
  symlinkSync(join(projectRoot, 'node_modules'), join(copyRepository, 'node_modules'));
}, 120_000);
afterAll(() => rmSync(copyRepository, { recursive: true, force: true }));

/** Runs a test file in the copy, and returns whether it passes. */
const doesPass = async (test: string): Promise<boolean> => {
  try {
    await runTest(
      process.execPath,
      [join(copyRepository, 'node_modules/vitest/vitest.mjs'), 'run', '--bail', '1', test],
      {
        cwd: copyRepository,
        env: { ...process.env, DEEP: '' },
        maxBuffer: 64 * 1024 * 1024,
      },
    );
    return true;
  } catch {
    return false;
  }
};

describe('removing a guard from a copy of the source', () => {
  it.each([...new Set(GUARDS.map(({ test }) => test))])(
    'starts from passing tests: %s',
    async (test) => {
      expect(await doesPass(test)).toBe(true);
    },
    300_000,
  );

  it.each(GUARDS.map((guard) => [guard.name, guard] as const))(
    'makes the guard’s test fail: %s',
    async (_name, { file, find, replace, test }) => {
      const path = join(copyRepository, file);
      const source = readFileSync(path, 'utf8');
      expect(source.split(find)).toHaveLength(2);
      try {
        writeFileSync(
          path,
          source.replace(find, () => replace),
        );
        expect(await doesPass(test)).toBe(false);
      } finally {
        writeFileSync(path, source);
      }
    },
    300_000,
  );
});
