/** The frame of the modern layout: header, genres beside the page, footer, bottom bar. */
import styled from 'styled-components';
import { below, from } from '@/styles/breakpoints';
import { BottomBar } from './bottom-bar';
import { CategoryRail } from './category-rail';
import type { FrameProps } from './frame-props';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { SkipLink } from './skip-link';

const Shell = styled.div`
  &[data-rail] {
    display: grid;
    grid-template-columns: 216px minmax(0, 1fr);
    max-width: 1680px;
    margin: 0 auto;
    padding: 0 var(--margin) 0 calc(var(--margin) - 12px);
  }
  main {
    min-width: 0;
    padding-bottom: 36px;
  }
  main:focus {
    outline: 0;
  }
  &[data-rail] main {
    padding-left: 20px;
  }
  ${from('ultrahd')} {
    &[data-rail] {
      grid-template-columns: 240px minmax(0, 1fr);
    }
  }
  ${below('highdef')} {
    &[data-rail] {
      grid-template-columns: 72px minmax(0, 1fr);
    }
    &[data-rail] main {
      padding-left: 12px;
    }
  }
  ${below('desktop')} {
    &[data-rail] {
      display: block;
      padding: 0 var(--margin);
    }
    &[data-rail] main {
      padding-left: 0;
    }
  }
`;

export const ModernFrame = ({ section, tab, hasRail = true, category, children }: FrameProps) => (
  <>
    <SkipLink />
    <SiteHeader section={section} />
    <Shell data-rail={hasRail || undefined}>
      {hasRail && <CategoryRail current={category} isDownload={section === 'download'} />}
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </Shell>
    <SiteFooter />
    <BottomBar current={tab} />
  </>
);
