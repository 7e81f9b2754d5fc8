/** The drawn street with its lamp out, for pages that are not there and pages that broke. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { below } from '@/styles/breakpoints';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  gap: 48px;
  align-items: center;
  width: 100%;
  max-width: 1180px;
  margin: 0 auto;
  padding: 24px 32px 74px;

  code {
    font: 700 15px/1 var(--fontText);
    color: var(--accentText);
  }
  h1 {
    font-size: 62px;
    margin: 10px 0 14px;
  }
  .line {
    font-size: 18px;
    line-height: 1.5;
    max-width: 38ch;
    color: var(--textMuted);
  }
  form {
    max-width: 430px;
    margin: 24px 0 18px;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
  }
  form + .actions {
    margin-top: 0;
  }
  .line + .actions {
    margin-top: 26px;
  }
  .art {
    border-radius: 28px;
    overflow: hidden;
    box-shadow: 0 30px 80px -30px rgb(var(--depth), 0.6);
  }
  .art img {
    width: 100%;
    height: auto;
    aspect-ratio: 9/7;
    object-fit: cover;
    object-position: 56% 50%;
  }
  &[data-dark] .art img {
    filter: brightness(0.72) saturate(0.8);
  }
  ${below('desktop')} {
    grid-template-columns: 1fr;
  }
  ${below('tablet')} {
    padding: 12px 16px 24px;
    gap: 24px;
    .art {
      order: -1;
    }
    h1 {
      font-size: 40px;
    }
  }
  ${below('phone')} {
    h1 {
      font-size: 34px;
    }
  }
`;

interface ErrorScreenProps {
  code: string;
  title: string;
  line: string;
  isDark?: boolean;
  children: ReactNode;
}

export const ErrorScreen = ({ code, title, line, isDark, children }: ErrorScreenProps) => (
  <Root data-dark={isDark || undefined}>
    <div>
      <code>{code}</code>
      <h1>{title}</h1>
      <p className="line">{line}</p>
      {children}
    </div>
    <div className="art">
      <img src="/art/thumbs/lamp-out.svg" alt="" width={900} height={700} />
    </div>
  </Root>
);
