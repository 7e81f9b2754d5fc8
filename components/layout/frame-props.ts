/** What a page says about itself to the frame around it, in whichever layout. */
import type { ReactNode } from 'react';
import type { BottomTab } from './bottom-bar';
import type { SiteSection } from './site-navigation';

export interface FrameProps {
  section?: SiteSection;
  tab?: BottomTab;
  /** False on pages that stand without the genres. */
  hasRail?: boolean;
  /** Whether an advertisement may stand at the foot of the classic page; as the genres, where it is not said. */
  hasFootAd?: boolean;
  /** Uid of the genre that the page belongs to. */
  category?: string;
  /** What stands beside the page in the classic layout, which has a column for it. */
  side?: ReactNode;
  children: ReactNode;
}
