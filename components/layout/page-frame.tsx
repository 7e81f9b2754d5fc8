/** The frame of the modern layout: header, genres beside the page, footer, bottom bar. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { below, from } from '@/styles/breakpoints';
import { BottomBar, type BottomTab } from './bottom-bar';
import { CategoryRail } from './category-rail';
import { SiteFooter } from './site-footer';
import { SiteHeader, type SiteSection } from './site-header';

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

const SkipLink = styled.a`
  position: absolute;
  z-index: 60;
  left: 16px;
  top: 12px;
  padding: 12px 18px;
  border-radius: 12px;
  background: var(--highlight);
  color: var(--onHighlight);
  font-weight: 650;

  &:not(:focus) {
    clip-path: inset(50%);
  }
`;

interface PageFrameProps {
  section?: SiteSection;
  tab?: BottomTab;
  /** False on pages that stand without the genres. */
  hasRail?: boolean;
  /** Uid of the genre that the page belongs to. */
  category?: string;
  children: ReactNode;
}

export const PageFrame = ({ section, tab, hasRail = true, category, children }: PageFrameProps) => (
  <>
    <SkipLink href="#content">Skip to content</SkipLink>
    <SiteHeader section={section} />
    <Shell data-rail={hasRail || undefined}>
      {hasRail && <CategoryRail current={category} />}
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </Shell>
    <SiteFooter />
    <BottomBar current={tab} />
  </>
);
