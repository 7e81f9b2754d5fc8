/** The properties that a page gives to its frame, in both layouts. */
import type { ReactNode } from 'react';
import type { BottomTab } from './bottom-bar';
import type { SiteSection } from './site-navigation';

export interface FrameProps {
  section?: SiteSection;
  tab?: BottomTab;
  /** False on pages without the genre navigation. */
  hasRail?: boolean;
  /** Whether the classic page may show an ad at its end. Defaults to the value of `hasRail`. */
  hasFootAd?: boolean;
  /** The uid of the page's genre. */
  category?: string;
  /** The content of the column next to the page in the classic layout. */
  side?: ReactNode;
  children: ReactNode;
}
