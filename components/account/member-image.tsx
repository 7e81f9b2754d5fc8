/** A member's avatar, or the first letter of the name if there is none. */
import type { CSSProperties } from 'react';

export const MemberImage = ({ name, url, size }: { name: string; url: string | null; size: number }) => (
  <span className="member-picture" style={{ '--size': `${size}px` } as CSSProperties} aria-hidden="true">
    {url ? <img src={url} alt="" width={size} height={size} /> : name.slice(0, 1).toUpperCase()}
  </span>
);
