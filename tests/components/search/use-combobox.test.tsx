/** Tests that the suggestions use the text in the field, even if it was typed before the listener was added. */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRef, useLayoutEffect } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { SearchSuggestions } from '@/components/search/search-suggestions';

vi.mock('next/router', () => ({
  useRouter: () => ({ events: { on: () => undefined, off: () => undefined } }),
}));
vi.mock('@/stores/queries/use-suggested-details', () => ({
  useSuggestedDetails: () => ({ games: new Map(), families: new Map(), genres: [] }),
}));
vi.mock('@/stores/queries/use-title-suggestions', () => ({
  useTitleSuggestions: () => requestSuggestions,
}));

const requestSuggestions = vi.fn(async (text: string): Promise<readonly string[]> => [`${text} found`]);

describe('the combobox of the search', () => {
  it('requests no suggestions for fewer than three visible characters', async () => {
    vi.useFakeTimers();
    const input = document.body.appendChild(document.createElement('input'));
    input.value = '👨‍👩‍👧‍👦';
    render(<SearchSuggestions input={input} hasStart={false} field={createRef()} onPick={() => undefined} />);
    await act(() => vi.runAllTimersAsync());
    expect(requestSuggestions).not.toHaveBeenCalled();
    expect(input).toHaveAttribute('aria-expanded', 'false');
    vi.useRealTimers();
  });

  it('includes letters that are typed between the first rendering and the start of its listener', async () => {
    const input = document.body.appendChild(document.createElement('input'));
    input.value = 'su';
    /** Simulates a key press after the list is rendered and before the listener is added. */
    const DelayedKey = () => {
      useLayoutEffect(() => {
        input.value = 'sud';
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }, []);
      return null;
    };
    render(
      <>
        <SearchSuggestions input={input} hasStart={false} field={createRef()} onPick={() => undefined} />
        <DelayedKey />
      </>,
    );
    await act(() => vi.waitFor(() => expect(requestSuggestions).toHaveBeenCalledWith('sud')));
    expect(await screen.findByRole('option', { name: /sud found/ })).toBeTruthy();
  });

  it('leaves the key that ends a composition to the input method, also in the event order of Safari', async () => {
    const input = document.body.appendChild(document.createElement('input'));
    input.value = 'lamp';
    const handlePick = vi.fn();
    render(<SearchSuggestions input={input} hasStart={false} field={createRef()} onPick={handlePick} />);
    await screen.findByRole('option', { name: /lamp found/ });
    // The attribute shows that the field's effects have run and that it listens to the list's keys.
    await waitFor(() => expect(input).toHaveAttribute('aria-expanded', 'true'));
    fireEvent.keyDown(input, { key: 'ArrowDown' });
    // Safari ends the composition before this key, so only the key code marks it.
    fireEvent.keyDown(input, { key: 'Enter', keyCode: 229, isComposing: false });
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
    expect(handlePick).not.toHaveBeenCalled();
    fireEvent.keyDown(input, { key: 'Enter', keyCode: 13 });
    expect(handlePick).toHaveBeenCalledOnce();
  });
});
