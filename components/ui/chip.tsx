/** A pill for a genre, a filter or a tag: outlined at rest, tinted when chosen. */
import type { ComponentProps } from 'react';
import { SiteLink } from './site-link';

export const ChipLink = (props: ComponentProps<typeof SiteLink>) => (
  <SiteLink className="chip-link" {...props} />
);
