/** A place that is still warming up. */
import type { ComponentProps } from 'react';

export const Skeleton = ({ className = '', ...rest }: ComponentProps<'span'>) => (
  <span className={`warm-skeleton ${className}`} {...rest} />
);
