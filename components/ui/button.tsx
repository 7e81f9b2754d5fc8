/** Buttons and links that look like them: amber for play, blue for go, cream and night on dark panels. */
import type { ComponentProps, ReactNode } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { SiteLink } from './site-link';

export type ButtonKind = 'play' | 'blue' | 'line' | 'cream' | 'night' | 'ghost' | 'danger';

interface Look {
  kind?: ButtonKind;
  size?: 'small' | 'normal' | 'large';
  isIconOnly?: boolean;
  isFull?: boolean;
}

const breathe = keyframes`50% { opacity: 0.25; }`;

const look = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: 44px;
  padding: 0 18px;
  border-radius: var(--rControl);
  font: 650 15px/1 var(--fontText);
  white-space: nowrap;
  cursor: pointer;
  transition:
    background var(--t200) var(--ease),
    box-shadow var(--t200) var(--ease),
    transform var(--fast);

  .ic {
    width: 20px;
    height: 20px;
  }
  &:active {
    transform: translateY(1px);
  }
  &[data-kind='play'] {
    background: var(--accent);
    color: var(--onAccent);
    font: 750 16px/1 var(--fontDisplay);
    font-variation-settings: 'FLAR' 60;
    box-shadow: inset 0 -3px 0 var(--pressEdge);
  }
  &[data-kind='play']:hover {
    background: var(--accentHover);
    box-shadow:
      inset 0 -3px 0 var(--pressEdge),
      0 6px 26px -4px var(--playGlow);
  }
  &[data-kind='play']:active {
    box-shadow: inset 0 2px 0 var(--pressEdge);
  }
  &[data-kind='blue'] {
    background: var(--highlight);
    color: var(--onHighlight);
  }
  &[data-kind='blue']:hover {
    background: var(--highlightHover);
  }
  &[data-kind='line'] {
    box-shadow: inset 0 0 0 1.5px var(--borderStrong);
    color: var(--text);
  }
  &[data-kind='ghost'] {
    color: var(--text);
    padding: 0 14px;
  }
  &[data-kind='line']:hover,
  &[data-kind='ghost']:hover {
    background: var(--surfaceHover);
  }
  &[data-kind='night'] {
    background: var(--creamVeil);
    color: var(--textOnNight);
    box-shadow: inset 0 0 0 1.5px var(--creamEdge);
  }
  &[data-kind='night']:hover {
    background: var(--creamVeilStrong);
  }
  &[data-kind='cream'] {
    background: var(--cream);
    color: var(--onCream);
  }
  &[data-kind='cream']:hover {
    background: var(--creamHover);
  }
  &[data-kind='danger'] {
    color: var(--danger);
    box-shadow: inset 0 0 0 1.5px currentColor;
  }
  &[data-kind='danger']:hover {
    background: var(--dangerSoft);
  }
  &[data-size='large'] {
    min-height: 56px;
    padding: 0 28px;
    border-radius: var(--rControlLarge);
    font-size: 19px;
  }
  &[data-size='large'] .ic {
    width: 24px;
    height: 24px;
  }
  &[data-size='small'] {
    min-height: 36px;
    padding: 0 14px;
    border-radius: calc(var(--rControl) - 2px);
    font-size: 14.5px;
  }
  &[data-size='small'] .ic {
    width: 17px;
    height: 17px;
  }
  &[data-icon-only] {
    width: 44px;
    padding: 0;
  }
  &[data-full] {
    width: 100%;
  }
  &[disabled] {
    background: var(--surfaceSunken);
    color: var(--textMuted);
    box-shadow: none;
    cursor: not-allowed;
  }
  &[aria-busy='true']::after {
    content: '•••';
    font-size: 10px;
    letter-spacing: 2px;
    animation: ${breathe} 1.2s var(--ease) infinite;
  }
`;

const marks = ({ kind = 'blue', size, isIconOnly, isFull }: Look) => ({
  'data-kind': kind,
  'data-size': size,
  'data-icon-only': isIconOnly || undefined,
  'data-full': isFull || undefined,
});

const ButtonRoot = styled.button`
  ${look}
`;
const LinkRoot = styled(SiteLink)`
  ${look}
`;

type ButtonProps = Look & ComponentProps<'button'> & { isBusy?: boolean; children: ReactNode };

export const Button = ({ kind, size, isIconOnly, isFull, isBusy, ...rest }: ButtonProps) => (
  <ButtonRoot
    type="button"
    aria-busy={isBusy || undefined}
    {...marks({ kind, size, isIconOnly, isFull })}
    {...rest}
  />
);

type ButtonLinkProps = Look & ComponentProps<typeof SiteLink>;

export const ButtonLink = ({ kind, size, isIconOnly, isFull, ...rest }: ButtonLinkProps) => (
  <LinkRoot {...marks({ kind, size, isIconOnly, isFull })} {...rest} />
);
