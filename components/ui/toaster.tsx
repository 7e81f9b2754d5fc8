/** Shows the first notice of the queue; a click dismisses it (spec §4). */
import type { CSSProperties } from 'react';
import styled, { keyframes } from 'styled-components';
import { useNotifications } from '@/stores/stores-provider';
import { below } from '@/styles/breakpoints';
import { Icon, type UiIcon } from './icon';

const ICONS: Record<string, UiIcon> = { success: 'check', warning: 'warn', error: 'warn' };

const rise = keyframes`from { opacity: 0; transform: translateY(16px); }`;

const Root = styled.div`
  position: fixed;
  z-index: 80;
  left: 16px;
  right: 16px;
  bottom: 24px;
  display: grid;
  justify-items: center;
  pointer-events: none;

  button {
    position: relative;
    display: flex;
    align-items: center;
    gap: 12px;
    width: max-content;
    max-width: 100%;
    padding: 13px 16px;
    border-radius: 14px;
    overflow: hidden;
    text-align: left;
    font-weight: 550;
    background: var(--surfaceNight);
    color: var(--textOnNight);
    box-shadow: 0 18px 40px -12px rgb(var(--depth), 0.6);
    pointer-events: auto;
    animation: ${rise} var(--t400) var(--ease);
  }
  button::after {
    content: '';
    position: absolute;
    left: 0;
    bottom: 0;
    height: 3px;
    width: 100%;
    background: var(--tone);
    transform: scaleX(var(--left));
    transform-origin: left;
    transition: transform 100ms linear;
  }
  .ic {
    width: 21px;
    height: 21px;
    color: var(--tone);
  }
  [data-status='success'] {
    --tone: var(--toastOk);
  }
  [data-status='warning'] {
    --tone: var(--toastWarn);
  }
  [data-status='error'] {
    --tone: var(--toastBad);
  }
  ${below('desktop')} {
    bottom: calc(88px + env(safe-area-inset-bottom));
  }
`;

export const Toaster = () => {
  const first = useNotifications((state) => state.queue[0]);
  const dismiss = useNotifications((state) => state.dismiss);

  return (
    <Root role="status" aria-live="polite">
      {first && (
        <button
          key={first.id}
          type="button"
          data-status={first.status}
          style={{ '--left': first.aliveFor / first.lifespan } as CSSProperties}
          onClick={() => dismiss(first.id)}
        >
          <Icon name={ICONS[first.status] ?? 'warn'} />
          <span>{first.message}</span>
          <span className="sr">. Dismiss</span>
        </button>
      )}
    </Root>
  );
};
