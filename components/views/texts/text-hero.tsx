/** The night panel at the top of start pages. */
import type { ReactNode } from 'react';
import type { TextMeta } from '@/lib/domain/site/texts';

export const TextHero = ({ text, children }: { text: TextMeta; children?: ReactNode }) => (
  <header className="text-hero" data-night="">
    <img src="/art/thumbs/street.svg" alt="" width={800} height={500} />
    <div>
      <h1>{text.title}</h1>
      <p>{text.description}</p>
      {children}
    </div>
  </header>
);
