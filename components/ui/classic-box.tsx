/** A box on a page of the classic layout: a bar with a heading and a link, then the content. */
import { useId, type ReactNode } from 'react';
import { SiteLink } from './site-link';

interface ClassicBoxProps {
  title: string;
  icon?: ReactNode;
  more?: { label: string; href: string };
  /** Whether the content extends to the edges of the box. */
  isFlush?: boolean;
  children: ReactNode;
}

export const ClassicBox = ({ title, icon, more, isFlush, children }: ClassicBoxProps) => {
  const id = useId();
  return (
    <section className="classic-box" aria-labelledby={id}>
      <div className="strip">
        {icon}
        <h2 id={id}>{title}</h2>
        {more && <SiteLink href={more.href}>{more.label}</SiteLink>}
      </div>
      {isFlush ? children : <div className="in">{children}</div>}
    </section>
  );
};
