/** A box on the classic sheet: a strip with its heading and a link, then its content. */
import { useId, type ReactNode } from 'react';
import { SiteLink } from './site-link';

interface ClassicBoxProps {
  title: string;
  icon?: ReactNode;
  more?: { label: string; href: string };
  /** True if the content extends to the box's edges. */
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
