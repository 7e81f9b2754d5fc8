/** A link inside the site. It does not prefetch when it becomes visible, so that a page loads only its own script. */
import Link from 'next/link';
import type { ComponentProps } from 'react';

export const SiteLink = (props: ComponentProps<typeof Link>) => <Link prefetch={false} {...props} />;
