/** A link inside the site. It never prefetches when visible, so a page loads only its own script. */
import Link from 'next/link';
import type { ComponentProps } from 'react';

export const SiteLink = (props: ComponentProps<typeof Link>) => <Link prefetch={false} {...props} />;
