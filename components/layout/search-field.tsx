/** The search box: "/" focuses it, a term under three characters never leaves the browser (spec §5). */
import { useRouter } from 'next/router';
import { useEffect, useRef, type FormEvent } from 'react';
import styled from 'styled-components';
import { MESSAGES } from '@/lib/messages';
import { useNotifications } from '@/stores/stores-provider';
import { Icon } from '@/components/ui/icon';
import { siteConfig } from './site-config';

// Spec §9: search minimum length.
const MIN_LENGTH = 3;

const Root = styled.form`
  position: relative;

  input {
    width: 100%;
    height: 44px;
    padding: 0 44px;
    border-radius: var(--rField);
    border: 1.5px solid var(--borderStrong);
    background: var(--surfaceRaised);
    font-size: 15.5px;
    appearance: none;
  }
  input::-webkit-search-cancel-button {
    display: none;
  }
  input::placeholder {
    color: var(--textMuted);
    opacity: 1;
  }
  .ic {
    position: absolute;
    left: 13px;
    top: calc(50% - 11px);
    width: 22px;
    height: 22px;
    color: var(--textMuted);
    pointer-events: none;
  }
  kbd {
    position: absolute;
    right: 12px;
    top: calc(50% - 11px);
    width: 22px;
    height: 22px;
    display: grid;
    place-items: center;
    border-radius: 6px;
    font: 600 13px/1 var(--fontText);
    color: var(--textMuted);
    box-shadow: inset 0 0 0 1.5px var(--border);
    pointer-events: none;
  }
  &[data-kind='large'] input {
    height: 54px;
    font-size: 17px;
  }
`;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || target.isContentEditable);

interface SearchFieldProps {
  /** `large` on a page of its own, `joined` with its button beside it in the classic header. */
  kind?: 'bar' | 'large' | 'joined';
}

export const SearchField = ({ kind = 'bar' }: SearchFieldProps) => {
  const isLarge = kind === 'large';
  const { push } = useRouter();
  const notify = useNotifications((state) => state.notify);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (isLarge) return;
    const handleKey = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [isLarge]);

  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const term = input.current?.value.trim() ?? '';
    if (term.length < MIN_LENGTH) notify(MESSAGES.searchTooShort, 'warning');
    else void push(`${siteConfig().searchUrl}/${encodeURIComponent(term)}`);
  };

  return (
    <Root
      role="search"
      aria-label={isLarge ? 'Search from here' : 'Site'}
      noValidate
      data-kind={kind}
      onSubmit={handleSubmit}
    >
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        aria-label="Search games"
        placeholder="Search games"
        autoComplete="off"
      />
      {kind === 'bar' && <kbd aria-hidden="true">/</kbd>}
      {kind === 'joined' && <button type="submit">Search</button>}
    </Root>
  );
};
