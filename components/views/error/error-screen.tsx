/** The drawn street with its lamp off, for missing and failed pages. */
import type { ReactNode } from 'react';

interface ErrorScreenProps {
  code: string;
  title: string;
  line: string;
  isDark?: boolean;
  children: ReactNode;
}

export const ErrorScreen = ({ code, title, line, isDark, children }: ErrorScreenProps) => (
  <div className="error-screen" data-dark={isDark || undefined}>
    <div>
      <code>{code}</code>
      <h1>{title}</h1>
      <p className="line">{line}</p>
      {children}
    </div>
    <div className="art">
      <img src="/art/thumbs/lamp-out.svg" alt="" width={900} height={700} />
    </div>
  </div>
);
