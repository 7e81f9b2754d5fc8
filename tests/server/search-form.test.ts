/** Tests the search form as a browser submits it without scripts. */
import type { GetServerSidePropsContext } from 'next';
import { describe, expect, it } from 'vitest';
import { searchProps } from '@/server/ssr-listing';

const sendSearch = async (q: string | string[]) => {
  const res = { statusCode: 200, setHeader: () => undefined };
  const context = { params: {}, query: { q }, req: { headers: {}, url: '/search?q=x' }, res };
  const answer = await searchProps(context as unknown as GetServerSidePropsContext);
  return { answer, status: res.statusCode };
};

describe('the search form without scripts', () => {
  it.each([
    ['sudoku', '/search/sudoku'],
    [' quiet sudoku ', '/search/quiet%20sudoku'],
    ['a/b c?', '/search/a%2Fb%20c%3F'],
    ['日本語', '/search/%E6%97%A5%E6%9C%AC%E8%AA%9E'],
    [['lamp', 'moth'], '/search/lamp'],
  ])('redirects a search for %j to %s', async (term, destination) => {
    const { answer } = await sendSearch(term);
    expect(answer).toEqual({ redirect: { destination, permanent: false } });
  });

  it.each([
    ['ab', 'short'],
    ['..', 'short'],
    ['x'.repeat(129), 'long'],
  ])('explains why a search for %j is refused', async (term, refusal) => {
    const { answer, status } = await sendSearch(term);
    expect(status).toBe(400);
    expect(answer).toMatchObject({ props: { results: null, refusal } });
  });

  it('shows the search page for an empty field', async () => {
    const { answer, status } = await sendSearch('  ');
    expect(status).toBe(200);
    expect(answer).toMatchObject({ props: { results: null, refusal: null } });
  });
});
