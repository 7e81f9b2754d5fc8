/** The frame of every modal: the platform's own dialog keeps the focus inside and answers Escape. */
import { useEffect, useRef, type ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { useModal } from '@/stores/stores-provider';
import { below } from '@/styles/breakpoints';
import { Icon } from './icon';

const appear = keyframes`from { opacity: 0; transform: translateY(14px); }`;

const Root = styled.dialog`
  width: min(var(--dialogWidth, 480px), calc(100% - 32px));
  max-height: calc(100% - 32px);
  padding: 30px 32px 26px;
  border: 0;
  border-radius: 26px;
  background: var(--surfaceRaised);
  color: var(--text);
  box-shadow: 0 50px 120px -30px rgb(var(--depth), 0.8);
  animation: ${appear} var(--t400) var(--ease);

  &::backdrop {
    background: var(--scrim);
  }
  > button:first-of-type {
    position: absolute;
    right: 14px;
    top: 14px;
    width: 44px;
    height: 44px;
    display: grid;
    place-items: center;
    border-radius: 12px;
  }
  &[data-bare] {
    --dialogWidth: 640px;
    padding: 0;
  }
  &[data-bare] > section {
    padding: 24px;
    border-radius: inherit;
    box-shadow: none;
  }
  &[data-bare] > section > :first-child {
    margin-right: 48px;
  }
  > button:first-of-type:hover {
    background: var(--surfaceHover);
  }
  ${below('tablet')} {
    width: 100%;
    max-width: 100%;
    margin-bottom: 0;
    padding: 24px 18px calc(18px + env(safe-area-inset-bottom));
    border-radius: 26px 26px 0 0;
  }
`;

interface DialogProps {
  /** The name under which the modal store opens it. */
  name: string;
  label: string;
  /** The content is a panel with its own padding. */
  isBare?: boolean;
  children: ReactNode | ((data: unknown) => ReactNode);
}

export const Dialog = ({ name, label, isBare, children }: DialogProps) => {
  const modal = useModal((state) => (state.current?.name === name ? state.current : null));
  const close = useModal((state) => state.close);
  const root = useRef<HTMLDialogElement>(null);
  const isOpen = modal !== null;

  useEffect(() => {
    if (!isOpen) return;
    const opener = document.activeElement as HTMLElement | null;
    root.current?.showModal();
    // Taken off the page while open, a dialog gives the focus back to nobody.
    return () => opener?.focus();
  }, [isOpen]);

  if (!modal) return null;
  return (
    <Root
      ref={root}
      aria-label={label}
      data-bare={isBare || undefined}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      {!modal.options.hideCloseButton && (
        <button type="button" aria-label="Close" onClick={close}>
          <Icon name="close" />
        </button>
      )}
      {typeof children === 'function' ? children(modal.data) : children}
    </Root>
  );
};
