/** Buttons, and links that look like buttons: amber for Play, blue for the next step, cream and night for dark panels. */
import type { ComponentProps, ReactNode } from 'react';
import { SiteLink } from './site-link';

export type ButtonKind = 'play' | 'blue' | 'line' | 'cream' | 'night' | 'ghost' | 'danger';

interface ButtonAppearance {
  kind?: ButtonKind;
  size?: 'small' | 'normal' | 'large';
  isIconOnly?: boolean;
  isFull?: boolean;
}

const buttonAttributes = ({
  kind = 'blue',
  size,
  isIconOnly,
  isFull,
  className = '',
}: ButtonAppearance & { className?: string }) => ({
  className: `site-button ${className}`,
  'data-kind': kind,
  'data-size': size,
  'data-icon-only': isIconOnly || undefined,
  'data-full': isFull || undefined,
});

type ButtonProps = ButtonAppearance & ComponentProps<'button'> & { isBusy?: boolean; children: ReactNode };

export const Button = ({ kind, size, isIconOnly, isFull, isBusy, className, ...rest }: ButtonProps) => (
  <button
    type="button"
    aria-busy={isBusy || undefined}
    // Does not use `disabled`, because a disabled button would lose the focus.
    aria-disabled={isBusy || undefined}
    {...buttonAttributes({ kind, size, isIconOnly, isFull, className })}
    {...rest}
  />
);

type ButtonLinkProps = ButtonAppearance & ComponentProps<typeof SiteLink>;

export const ButtonLink = ({ kind, size, isIconOnly, isFull, className, ...rest }: ButtonLinkProps) => (
  <SiteLink {...buttonAttributes({ kind, size, isIconOnly, isFull, className })} {...rest} />
);

type FileLinkProps = ButtonAppearance & ComponentProps<'a'> & { href: string };

/** A link to a file. The browser saves the file instead of opening it. */
export const FileLink = ({ kind, size, isIconOnly, isFull, className, ...rest }: FileLinkProps) => (
  <a {...buttonAttributes({ kind, size, isIconOnly, isFull, className })} {...rest} />
);
