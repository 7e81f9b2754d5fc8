/** A link inside the site; it never prefetches from the viewport, so that a page loads its own script and no more. */
import Link from 'next/link';
import type { ComponentProps } from 'react';
import { searchRoute } from '@/components/layout/search-route';

export const SiteLink = (props: ComponentProps<typeof Link>) => (
  <Link prefetch={false} {...props} {...(typeof props.href === 'string' && searchRoute(props.href))} />
);
