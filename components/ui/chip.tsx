/** A pill for a genre, a filter or a tag. It is outlined, and tinted when selected. */
import type { ComponentProps } from 'react';
import { SiteLink } from './site-link';

export const ChipLink = (props: ComponentProps<typeof SiteLink>) => (
  <SiteLink className="chip-link" {...props} />
);
