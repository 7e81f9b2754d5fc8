import { describe, expect, it } from 'vitest';
import { DEFAULT_CONFIG } from '@/lib/default-config';
import { fillMarkdown, fillValues, createTextValues } from '@/server/texts/fill-values';
import { readFrontMatter } from '@/server/texts/front-matter';
import { htmlToPlainText, renderMarkdown } from '@/server/texts/render-markdown';

const renderHtml = (markdown: string): string => renderMarkdown(markdown).html;

describe('rendering Markdown', () => {
  it.each([
    ['<script>alert(1)</script>', '&lt;script&gt;'],
    ['a <img src=x onerror=alert(1)> b', '&lt;img src=x'],
  ])('shows %s as text', (markdown, shown) => {
    expect(renderHtml(markdown)).toContain(shown);
    expect(renderHtml(markdown)).not.toMatch(/<(script|img)/);
  });

  it.each([
    'javascript:alert(1)',
    '//evil.example/',
    'data:text/html,x',
    'http://plain.example/',
    'JAVASCRIPT:x',
  ])('creates no link to %s', (href) => {
    expect(renderHtml(`[here](${href})`)).toBe('<p>here</p>\n');
    expect(renderHtml(`[here](<${href}>)`)).toBe('<p>here</p>\n');
  });

  it('marks links to other sites, and escapes quotes in links', () => {
    expect(renderHtml('[there](https://a.example/?b=1&c=2)')).toContain(
      '<a href="https://a.example/?b=1&amp;c=2" rel="external noopener">',
    );
    expect(renderHtml('[x](/a"onclick="y)')).not.toContain('"onclick');
  });

  it('replaces images by their alternative text', () => {
    expect(renderHtml('![A lamp](https://a.example/lamp.png)')).toBe('<p>A lamp</p>\n');
  });

  it('gives each heading a unique anchor, and lists the second-level headings', () => {
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

  it('labels each cell of a table with its column', () => {
    const made = renderHtml('| Key | Does |\n| --- | --- |\n| `F` | **Full** "screen" |\n');
    expect(made).toContain('<td data-label="Key"><code>F</code></td>');
    expect(made).toContain('data-label="Does"');
  });

  it('provides the plain text without markup', () => {
    expect(htmlToPlainText(renderHtml('One **two**, `a < b` & [three](/x).'))).toBe(
      'One two, a < b & three.',
    );
  });
});

describe('filling in the placeholders of a text', () => {
  const words = createTextValues({ ...DEFAULT_CONFIG, productName: '<b>*A*|`' });

  it('uses the configured values, and escapes special characters in Markdown', () => {
    expect(fillValues('On {productName}', words)).toBe('On <b>*A*|`');
    expect(renderHtml(fillMarkdown('On {tierName}.', words))).toBe('<p>On &lt;b&gt;*A*|` Unlimited.</p>\n');
  });

  it('throws for an unknown placeholder', () => {
    expect(() => fillMarkdown('{nothing}', words)).toThrow('{nothing}');
  });
});

describe('reading front matter', () => {
  it('returns the keys and values, and the text', () => {
    expect(readFrontMatter('---\r\norder: 1\r\ntitle: a: b\r\n---\r\n# T\r\n', 'x.md')).toEqual({
      values: { order: '1', title: 'a: b' },
      body: '# T\n',
    });
  });

  it.each(['# T\n', '---\nno pair\n---\n# T\n'])(
    'throws with the file’s name if it is missing or malformed (%j)',
    (source) => {
      expect(() => readFrontMatter(source, 'x.md')).toThrow('x.md');
    },
  );
});
