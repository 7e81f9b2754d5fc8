/** The frame of the classic layout: a sheet over the drawn street, with folder tabs, the genres in one row, and a side column. */
import { AdSlot } from '@/components/ui/ad-slot';
import { ClassicFooter } from './classic-footer';
import { ClassicGenres } from './classic-genres';
import { ClassicHeader } from './classic-header';
import type { FrameProps } from './frame-props';
import { SkipLink } from './skip-link';

export const ClassicFrame = (props: FrameProps) => {
  const { section, tab, hasRail = true, hasFootAd = hasRail, category, side, children } = props;
  return (
    <>
      <SkipLink />
      <div className="classic-frame">
        <ClassicHeader section={section} isHome={tab === 'home'} />
        <div className="sheet">
          {hasRail && <ClassicGenres current={category} isDownload={section === 'download'} />}
          <div className="columns" data-side={side ? '' : undefined}>
            <main id="content" tabIndex={-1}>
              {children}
            </main>
            {side && <aside aria-label="Beside the page">{side}</aside>}
          </div>
          {hasFootAd && (
            <AdSlot as="aside" className="foot" aria-label="Advertisement" size="largeLeaderboard" />
          )}
        </div>
        <ClassicFooter />
      </div>
    </>
  );
};
