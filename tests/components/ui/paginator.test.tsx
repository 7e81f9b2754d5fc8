/** @vitest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Paginator } from '@/components/ui/paginator';

const show = (current: number, pages: number) =>
  render(
    <Paginator
      current={current}
      pages={pages}
      range="Games 25 to 48 of 312"
      hrefOf={(page) => (page === 0 ? '/list' : `/list?page=${page + 1}`)}
    />,
  );

const linkNames = (): string[] => screen.getAllByRole('link').map((link) => link.textContent ?? '');
const linkRels = (): (string | null)[] => screen.getAllByRole('link').map((link) => link.getAttribute('rel'));

describe('Paginator', () => {
  it('shows five numbers around the current page as real links, and the range as text', () => {
    show(4, 13);
    expect(linkNames()).toEqual(['', '3', '4', '5', '6', '7', '']);
    expect(screen.getByRole('link', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Page 6' })).toHaveAttribute('href', '/list?page=6');
    expect(screen.getByRole('link', { name: 'Page 6' })).not.toHaveAttribute('aria-current');
    expect(screen.getByText('Games 25 to 48 of 312')).toBeInTheDocument();
  });

  it('links from the second page to the first with a URL that has no page number', () => {
    show(1, 3);
    expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/list');
    expect(linkRels()).toEqual(['prev', null, null, null, 'next']);
  });

  it('omits the link back on the first page and the link forward on the last', () => {
    const { unmount } = show(0, 3);
    expect(screen.queryByRole('link', { name: 'Previous page' })).not.toBeInTheDocument();
    unmount();
    show(2, 3);
    expect(screen.queryByRole('link', { name: 'Next page' })).not.toBeInTheDocument();
  });
});
