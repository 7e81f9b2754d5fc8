/** Tests the loader that removes the server's part of the contract from the browser's scripts. */
import { createRequire } from 'node:module';
import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const extractSchemas = createRequire(import.meta.url)('../../scripts/browser/response-schemas.cjs') as (
  source: string,
) => string;

const CALL_SOURCE = `export const rename = defineCall({
  ...shared,
  id: 'users.rename',
  method: 'PATCH',
  // The summary has a comma, and a brace: }
  summary: 'Renames, or {fails}.',
  path: '/users/{id}',
  body: v.object({ name: text(60), nested: v.object({ id: wireId }) }),
  answer: v.object({ id: wireId }),
  cacheSeconds: 60
});
`;

describe('the response-schemas loader', () => {
  it('keeps only the URL and the response schema of a call', () => {
    const loaded = extractSchemas(CALL_SOURCE);
    expect(loaded).toContain("id: 'users.rename',\n  method: 'PATCH',\n  path: '/users/{id}',");
    expect(loaded).toContain('answer: /* @__PURE__ */ v.object({ id: wireId })');
    expect(loaded).toContain('...shared');
    expect(loaded).not.toMatch(/summary|Renames|body|text\(60\)|cacheSeconds/);
  });

  it('marks calls of schema constructors as free of side effects', () => {
    expect(extractSchemas('const a = v.string(); const b = text(3); const c = context(3);')).toBe(
      'const a = /* @__PURE__ */ v.string(); const b = /* @__PURE__ */ text(3); const c = context(3);',
    );
  });

  it('leaves objects outside `defineCall` unchanged', () => {
    const source = "const sent = { id: 'a', body: text, path: '/a' };";
    expect(extractSchemas(source)).toBe(source);
  });

  it.each(readdirSync('lib/contract'))('writes valid code for %s', (name) => {
    const loaded = extractSchemas(readFileSync(`lib/contract/${name}`, 'utf8'));
    expect(ts.transpileModule(loaded, { reportDiagnostics: true }).diagnostics).toEqual([]);
  });
});
