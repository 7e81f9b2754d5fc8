/** Tests the loader that replaces the object of axios's helper functions with separate exports for the browser. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';

const extractUtils = createRequire(import.meta.url)('../../scripts/browser/axios-utils.cjs') as (
  source: string,
) => string;

const AXIOS_FOLDER = 'node_modules/axios/lib';
const loadHelpers = async (source: string): Promise<Record<string, unknown>> => {
  // The only import of the helpers is replaced, because a module in a data URL cannot resolve a relative path.
  const moduleSource = source.replace("import bind from './helpers/bind.js';", 'const bind = null;');
  const module = (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(moduleSource)}`
  )) as {
    default?: Record<string, unknown>;
  };
  return module.default ?? module;
};

describe('the loader of axios’s helpers', () => {
  it('exports each helper of the installed version under its name', async () => {
    const source = readFileSync(`${AXIOS_FOLDER}/utils.js`, 'utf8');
    const [before, after] = [await loadHelpers(source), await loadHelpers(extractUtils(source))];
    expect(Object.keys(before).length).toBeGreaterThan(40);
    expect(Object.keys(after).sort()).toEqual(Object.keys(before).sort());
    for (const [name, helper] of Object.entries(before)) expect(typeof after[name]).toBe(typeof helper);
    expect(extractUtils(source)).toContain("const isDate = /* @__PURE__ */ kindOfTest('Date');");
  });

  it('removes every import of the entire helpers object from the installed version', () => {
    const names = readdirSync(AXIOS_FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.js'),
    );
    const files = names.map((name) => extractUtils(readFileSync(`${AXIOS_FOLDER}/${name}`, 'utf8')));
    expect(files.length).toBeGreaterThan(40);
    expect(files.filter((source) => /import utils from|utils as default/.test(source))).toEqual([]);
    expect(files.filter((source) => source.includes('import * as utils from')).length).toBeGreaterThan(10);
  });

  it('leaves other default exports unchanged', () => {
    const source = 'export default {\n  a: b,\n  c,\n};\n';
    expect(extractUtils(source)).toBe(source);
  });
});
