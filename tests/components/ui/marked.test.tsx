/** @vitest-environment jsdom */
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Marked } from '@/components/ui/marked';

it('marks the matched words and keeps the text', () => {
  const { container } = render(<Marked text="Café Lantern <b>" matches={['cafe']} />);
  expect(container).toHaveTextContent('Café Lantern <b>');
  expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Café']);
});
