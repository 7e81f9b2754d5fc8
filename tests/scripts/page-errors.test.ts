import { describe, expect, it } from 'vitest';
import { withErrorScript } from '../../e2e/browsers/support/page-errors';

describe('inserting the script that reports errors', () => {
  it('puts the script before all other scripts of a document', () => {
    expect(withErrorScript('<html><head lang="en"><script src="/a.js"></script></head></html>')).toBe(
      '<html><head lang="en"><script src="/__page-errors.js"></script><script src="/a.js"></script></head></html>',
    );
  });

  it('leaves a document without a head unchanged', () => {
    expect(withErrorScript('<p>moved</p>')).toBe('<p>moved</p>');
  });
});
