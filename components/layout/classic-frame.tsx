/** The frame of the classic layout: a sheet on the drawn street, folder tabs, genres in one row, a side column. */
import { ClassicFooter } from './classic-footer';
import { ClassicGenres } from './classic-genres';
import { ClassicHeader } from './classic-header';
import type { FrameProps } from './frame-props';
import { SkipLink } from './skip-link';

export const ClassicFrame = ({ section, tab, hasRail = true, category, side, children }: FrameProps) => (
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
      </div>
      <ClassicFooter />
    </div>
  </>
);
