/** The frame of the modern layout: header, genres beside the page, footer, bottom bar. */
import { BottomBar } from './bottom-bar';
import { CategoryRail } from './category-rail';
import type { FrameProps } from './frame-props';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { SkipLink } from './skip-link';

export const ModernFrame = ({ section, tab, hasRail = true, category, children }: FrameProps) => (
  <>
    <SkipLink />
    <SiteHeader section={section} />
    <div className="modern-shell" data-rail={hasRail || undefined}>
      {hasRail && <CategoryRail current={category} isDownload={section === 'download'} />}
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </div>
    <SiteFooter />
    <BottomBar current={tab} />
  </>
);
