/** Buttons, and links that look like buttons: amber for Play, blue for the next step, cream and night for dark panels. */
import type { ComponentProps, ReactNode } from 'react';
import { SiteLink } from './site-link';

export type ButtonKind = 'play' | 'blue' | 'line' | 'cream' | 'night' | 'ghost' | 'danger';

interface Appearance {
  kind?: ButtonKind;
  size?: 'small' | 'normal' | 'large';
  isIconOnly?: boolean;
  isFull?: boolean;
}

const marks = ({
  kind = 'blue',
  size,
  isIconOnly,
  isFull,
  className = '',
}: Appearance & { className?: string }) => ({
  className: `site-button ${className}`,
  'data-kind': kind,
  'data-size': size,
  'data-icon-only': isIconOnly || undefined,
  'data-full': isFull || undefined,
});

type ButtonProps = Appearance & ComponentProps<'button'> & { isBusy?: boolean; children: ReactNode };

export const Button = ({ kind, size, isIconOnly, isFull, isBusy, className, ...rest }: ButtonProps) => (
  <button
    type="button"
    aria-busy={isBusy || undefined}
    // Does not use `disabled`, because a disabled button would lose the focus.
    aria-disabled={isBusy || undefined}
    {...marks({ kind, size, isIconOnly, isFull, className })}
    {...rest}
  />
);

type ButtonLinkProps = Appearance & ComponentProps<typeof SiteLink>;

export const ButtonLink = ({ kind, size, isIconOnly, isFull, className, ...rest }: ButtonLinkProps) => (
  <SiteLink {...marks({ kind, size, isIconOnly, isFull, className })} {...rest} />
);

type FileLinkProps = Appearance & ComponentProps<'a'> & { href: string };

/** A link to a file. The browser saves the file instead of opening it. */
export const FileLink = ({ kind, size, isIconOnly, isFull, className, ...rest }: FileLinkProps) => (
  <a {...marks({ kind, size, isIconOnly, isFull, className })} {...rest} />
);
