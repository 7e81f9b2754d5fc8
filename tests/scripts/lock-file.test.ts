/** Tests that the lock file agrees with package.json, because `npm install` would change it silently (docs/decisions/0006). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../support/embedded-test-server';

type DependencyVersions = Record<string, string> | undefined;
interface LockedPackage {
  name: string;
  version: string;
  engines: DependencyVersions;
  dependencies: DependencyVersions;
  devDependencies: DependencyVersions;
  optionalDependencies?: DependencyVersions;
}

const readJson = <T>(file: string): T => JSON.parse(readFileSync(join(projectRoot, file), 'utf8')) as T;

describe('the lock file', () => {
  const manifest = readJson<LockedPackage>('package.json');
  const lock = readJson<{ packages: Record<string, LockedPackage> }>('package-lock.json');

  it.each(['name', 'version', 'engines', 'dependencies', 'devDependencies', 'optionalDependencies'] as const)(
    'has the same %s as package.json',
    (field) => {
      expect(lock.packages['']?.[field]).toEqual(manifest[field]);
    },
  );

  it('contains a version of every dependency', () => {
    const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
    expect(names.filter((name) => !lock.packages[`node_modules/${name}`]?.version)).toEqual([]);
  });
});
