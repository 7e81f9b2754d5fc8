/** The frame of the classic layout: a sheet on the drawn street, folder tabs, genres in one row, a side column. */
import styled from 'styled-components';
import { below } from '@/styles/breakpoints';
import { ClassicFooter } from './classic-footer';
import { ClassicGenres } from './classic-genres';
import { ClassicHeader } from './classic-header';
import type { FrameProps } from './frame-props';
import { SkipLink } from './skip-link';

const Root = styled.div`
  position: relative;
  width: min(1152px, 100% - 32px);
  margin: 0 auto;
  padding-bottom: 48px;

  .sheet {
    background: var(--surfaceRaised);
    border: var(--sheetEdge);
    border-radius: 8px;
    box-shadow: var(--sheetShadow);
  }
  .columns {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 20px;
    padding: 20px;
  }
  .columns[data-side] {
    grid-template-columns: minmax(0, 1fr) 300px;
  }
  main,
  aside {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 20px;
    align-content: start;
    min-width: 0;
  }
  main:focus {
    outline: 0;
  }
  ${below('desktop')} {
    .columns[data-side] {
      grid-template-columns: minmax(0, 1fr);
    }
    aside {
      grid-template-columns: repeat(auto-fit, minmax(300px, 1fr));
    }
  }
  ${below('tablet')} {
    width: calc(100% - 16px);
    .columns {
      padding: 12px;
    }
  }
`;

export const ClassicFrame = ({ section, tab, hasRail = true, category, side, children }: FrameProps) => (
  <>
    <SkipLink />
    <Root>
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
    </Root>
  </>
);
