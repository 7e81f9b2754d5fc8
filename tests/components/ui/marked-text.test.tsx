/** @vitest-environment jsdom */
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MarkedText } from '@/components/ui/marked-text';

describe('a text with matched words', () => {
  it('highlights the words and keeps the text', () => {
    const { container } = render(<MarkedText text="Café Lantern <b>" matches={['cafe']} />);
    expect(container).toHaveTextContent('Café Lantern <b>');
    expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Café']);
  });
});
