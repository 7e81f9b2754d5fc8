/** A raised sheet on the page. */
import type { HTMLAttributes } from 'react';

type PanelProps = HTMLAttributes<HTMLElement> & { as?: 'section' | 'nav' | 'div' | 'article' };

export const Panel = ({ as: Tag = 'section', className = '', ...rest }: PanelProps) => (
  <Tag className={`site-panel panel ${className}`} {...rest} />
);
