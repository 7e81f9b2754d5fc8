/**
 * Positions the privacy question above the page's footer, or on phones as a sheet above the bottom bar. These styles
 * load with the question.
 */
import styled, { createGlobalStyle } from 'styled-components';
import { below } from '@/styles/breakpoints';

export const ConsentRoot = styled.section`
  position: fixed;
  z-index: 50;
  left: max(24px, env(safe-area-inset-left));
  bottom: calc(24px + env(safe-area-inset-bottom));
  display: grid;
  gap: 14px;
  width: 440px;
  max-width: calc(100vw - 48px);
  max-height: calc(100dvh - 120px);
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 24px;
  border-radius: 22px;
  background: var(--surfaceRaised);
  color: var(--text);
  font-size: 15.5px;
  line-height: 1.5;
  box-shadow:
    0 0 0 1px var(--border),
    0 26px 70px -20px rgb(var(--depth), 0.6);

  [data-layout='classic'] & {
    border-radius: 8px;
  }
  h2 {
    padding-right: 40px;
    font: 700 20px/1.25 var(--fontDisplay);
  }
  p,
  .hint {
    color: var(--textMuted);
  }
  p a {
    color: var(--highlightText);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .close {
    position: absolute;
    right: 12px;
    top: 12px;
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: 12px;
  }
  .close:hover {
    background: var(--surfaceHover);
  }
  .answers {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 12px;
  }
  .switches strong,
  .switches .hint {
    display: block;
  }
  .switches .hint {
    font-size: 14px;
  }
  .form-choice input[role='switch'] {
    justify-items: start;
    width: 42px;
    height: 24px;
    margin: 0;
    padding: 0 3px;
    border-radius: 999px;
  }
  .form-choice input[role='switch']::before {
    content: '';
    width: 15px;
    height: 15px;
    margin: 0;
    border: 0;
    border-radius: 50%;
    background: var(--borderStrong);
    rotate: none;
  }
  .form-choice input[role='switch']:checked {
    justify-items: end;
  }
  .form-choice input[role='switch']:checked::before {
    background: currentColor;
  }
  .form-choice input[role='switch']:focus-visible {
    border-radius: 999px;
  }
  ${below('desktop')} {
    bottom: calc(84px + env(safe-area-inset-bottom));

    [data-layout='classic'] & {
      bottom: calc(24px + env(safe-area-inset-bottom));
    }
  }
  ${below('tablet')} {
    left: 0;
    right: 0;
    bottom: calc(68px + env(safe-area-inset-bottom));
    width: auto;
    max-width: none;
    padding: 20px 18px 16px;
    border-radius: 22px 22px 0 0;

    /* There is no bottom bar. */
    [data-layout='classic'] & {
      bottom: 0;
      padding-bottom: calc(16px + env(safe-area-inset-bottom));
      border-radius: 8px 8px 0 0;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    animation: consentRise var(--t400) var(--ease);
  }
  @keyframes consentRise {
    from {
      opacity: 0;
      transform: translateY(16px);
    }
  }
`;

/** Keeps the focused element and the end of the page visible above the question. */
export const ConsentSpacer = createGlobalStyle`
  html {
    scroll-padding-bottom: min(340px, 50vh);
  }
  body {
    padding-bottom: 360px;
  }
`;
