import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSuggestions } from '@/stores/queries/use-suggestions';

/** Creates a query whose responses arrive when the test releases them. */
const openQuery = () => {
  const waiting = new Map<string, (list: readonly string[]) => void>();
  const query = vi.fn(
    (text: string) => new Promise<readonly string[]>((resolve) => waiting.set(text, resolve)),
  );
  const answerQuery = (text: string, list: readonly string[]) =>
    act(async () => {
      waiting.get(text)?.(list);
      await Promise.resolve();
    });
  return { query, answer: answerQuery };
};

const waitForPause = () => act(() => vi.advanceTimersByTimeAsync(200));

const typeText = (query: (text: string) => Promise<readonly string[]>) =>
  renderHook(({ text }) => useSuggestions(text, query), { initialProps: { text: '' } });

describe('requesting search suggestions', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('requires three characters, not counting surrounding spaces', async () => {
    const { query } = openQuery();
    const { rerender } = typeText(query);
    for (const text of ['s', 'su', ' su ']) {
      rerender({ text });
      await waitForPause();
    }
    expect(query).not.toHaveBeenCalled();
    rerender({ text: ' sud ' });
    await waitForPause();
    expect(query.mock.calls).toEqual([['sud']]);
  });

  it('waits until the visitor stops typing', async () => {
    const { query } = openQuery();
    const { rerender } = typeText(query);
    for (const text of ['sud', 'sudo', 'sudok']) rerender({ text });
    await waitForPause();
    expect(query.mock.calls).toEqual([['sudok']]);
  });

  it('ignores a late response to an earlier text', async () => {
    const { query, answer } = openQuery();
    const { result, rerender } = typeText(query);
    rerender({ text: 'sud' });
    await waitForPause();
    rerender({ text: 'cats' });
    await waitForPause();
    await answer('cats', ['Rooftop Cats']);
    await answer('sud', ['Quiet Sudoku']);
    expect(result.current).toEqual(['Rooftop Cats']);
  });

  it('keeps the old list while the next letter loads, and empties it for a different text', async () => {
    const { query, answer } = openQuery();
    const { result, rerender } = typeText(query);
    rerender({ text: 'sud' });
    await waitForPause();
    await answer('sud', ['Quiet Sudoku']);
    rerender({ text: 'sudo' });
    expect(result.current).toEqual(['Quiet Sudoku']);
    rerender({ text: 'cats' });
    expect(result.current).toEqual([]);
    rerender({ text: 'su' });
    expect(result.current).toEqual([]);
  });

  it('stays empty when the query fails', async () => {
    const { result, rerender } = typeText(() => Promise.reject(new Error('away')));
    rerender({ text: 'sud' });
    await waitForPause();
    expect(result.current).toEqual([]);
  });
});
