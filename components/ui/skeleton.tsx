/** A placeholder for content that is loading. */
import type { ComponentProps } from 'react';

export const Skeleton = ({ className = '', ...rest }: ComponentProps<'span'>) => (
  <span className={`warm-skeleton ${className}`} {...rest} />
);
