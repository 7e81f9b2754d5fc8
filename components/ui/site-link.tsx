/** A link inside the site; it never prefetches from the viewport, so that a page loads its own script and no more. */
import Link from 'next/link';
import type { ComponentProps } from 'react';

export const SiteLink = (props: ComponentProps<typeof Link>) => <Link prefetch={false} {...props} />;
