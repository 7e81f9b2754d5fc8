import { describe, expect, it } from 'vitest';
import { DEFAULT_CONFIG } from '@/lib/default-config';
import { fillMarkdown, fillValues, valuesOf } from '@/server/texts/fill-values';
import { readFrontMatter } from '@/server/texts/front-matter';
import { plainOf, renderMarkdown } from '@/server/texts/render-markdown';

const html = (markdown: string): string => renderMarkdown(markdown).html;

describe('Markdown', () => {
  it.each([
    ['<script>alert(1)</script>', '&lt;script&gt;'],
    ['a <img src=x onerror=alert(1)> b', '&lt;img src=x'],
  ])('shows %s as text', (markdown, shown) => {
    expect(html(markdown)).toContain(shown);
    expect(html(markdown)).not.toMatch(/<(script|img)/);
  });

  it.each([
    'javascript:alert(1)',
    '//evil.example/',
    'data:text/html,x',
    'http://plain.example/',
    'JAVASCRIPT:x',
  ])('makes no link of %s', (href) => {
    expect(html(`[here](${href})`)).toBe('<p>here</p>\n');
    expect(html(`[here](<${href}>)`)).toBe('<p>here</p>\n');
  });

  it('marks a link to another site, and cannot be broken out of', () => {
    expect(html('[there](https://a.example/?b=1&c=2)')).toContain(
      '<a href="https://a.example/?b=1&amp;c=2" rel="external noopener">',
    );
    expect(html('[x](/a"onclick="y)')).not.toContain('"onclick');
  });

  it('leaves pictures out', () => {
    expect(html('![A lamp](https://a.example/lamp.png)')).toBe('<p>A lamp</p>\n');
  });

  it('gives headings anchors of their own and lists the second level', () => {
    const { html: made, headings } = renderMarkdown(
      '## Läufe & Zeit\n\n### Läufe & Zeit\n\n## Läufe & Zeit\n',
    );
    expect([...made.matchAll(/id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
      'laufe-zeit',
      'laufe-zeit-2',
      'laufe-zeit-3',
    ]);
    expect(headings).toEqual([
      { id: 'laufe-zeit', title: 'Läufe & Zeit' },
      { id: 'laufe-zeit-3', title: 'Läufe & Zeit' },
    ]);
  });

  it('says in each cell of a table which column it is of', () => {
    const made = html('| Key | Does |\n| --- | --- |\n| `F` | **Full** "screen" |\n');
    expect(made).toContain('<td data-label="Key"><code>F</code></td>');
    expect(made).toContain('data-label="Does"');
  });

  it('is read without its marks', () => {
    expect(plainOf(html('One **two**, `a < b` & [three](/x).'))).toBe('One two, a < b & three.');
  });
});

describe('the places of a text', () => {
  const words = valuesOf({ ...DEFAULT_CONFIG, productName: '<b>*A*|`' });

  it('are filled with what the configuration says, whatever signs it has', () => {
    expect(fillValues('On {productName}', words)).toBe('On <b>*A*|`');
    expect(html(fillMarkdown('On {tierName}.', words))).toBe('<p>On &lt;b&gt;*A*|` Unlimited.</p>\n');
  });

  it('must all be known', () => {
    expect(() => fillMarkdown('{nothing}', words)).toThrow('{nothing}');
  });
});

describe('front matter', () => {
  it('is keys and values, then the text', () => {
    expect(readFrontMatter('---\r\norder: 1\r\ntitle: a: b\r\n---\r\n# T\r\n', 'x.md')).toEqual({
      values: { order: '1', title: 'a: b' },
      body: '# T\n',
    });
  });

  it.each(['# T\n', '---\nno pair\n---\n# T\n'])('is asked for, by the name of the file (%j)', (source) => {
    expect(() => readFrontMatter(source, 'x.md')).toThrow('x.md');
  });
});
