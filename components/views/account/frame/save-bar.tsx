/** The bar below an editable part, with the state of its changes and the Save and Discard buttons (visual direction §5, §6). */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/button';
import { ACCOUNT_PAGE_MESSAGES } from '@/lib/account-page-messages';
import { below } from '@/styles/breakpoints';

const SaveBarRoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px 12px;
  min-height: 68px;
  padding: 12px 14px 12px 20px;
  border-radius: 18px;
  background: var(--surfaceRaised);
  box-shadow: inset 0 0 0 1px var(--border);

  p {
    flex: 1 1 220px;
    font-weight: 550;
  }
  &:not([data-dirty]) p {
    color: var(--textMuted);
    font-weight: 400;
  }
  &[data-dirty] {
    position: sticky;
    z-index: 5;
    bottom: 16px;
    box-shadow:
      0 20px 50px -14px rgb(var(--depth), 0.5),
      inset 0 0 0 1px var(--border);
  }
  [data-layout='classic'] & {
    border-radius: 6px;
  }
  ${below('desktop')} {
    padding: 12px;

    &[data-dirty] {
      bottom: calc(74px + env(safe-area-inset-bottom));
    }
    [data-layout='classic'] &[data-dirty] {
      bottom: 8px;
    }
    p {
      flex-basis: 100%;
      padding: 0 4px;
    }
    .site-button {
      flex: 1;
    }
  }
`;

interface SaveBarProps {
  isDirty: boolean;
  isBusy: boolean;
  onDiscard: () => void;
  /** The button that saves. */
  children: ReactNode;
}

export const SaveBar = ({ isDirty, isBusy, onDiscard, children }: SaveBarProps) => {
  const canDiscard = isDirty && !isBusy;
  return (
    <SaveBarRoot data-dirty={isDirty || undefined}>
      <p>{isDirty ? ACCOUNT_PAGE_MESSAGES.unsaved : ACCOUNT_PAGE_MESSAGES.allSaved}</p>
      {/* Does not use `disabled`, because a disabled button would lose the focus. */}
      <Button
        kind="line"
        aria-disabled={!canDiscard || undefined}
        onClick={canDiscard ? onDiscard : undefined}
      >
        Discard
      </Button>
      {children}
    </SaveBarRoot>
  );
};
