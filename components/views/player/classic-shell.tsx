/** The page of the classic layout around the player. On phones and at theater size, the game fills the window. */
import { ClassicFrame } from '@/components/layout/classic-frame';
import type { PlayerShellProps } from './player-shell';

export const ClassicShell = ({ section, children }: PlayerShellProps) => (
  <div className="classic-player">
    <ClassicFrame section={section} hasRail={false} hasFootAd>
      {children}
    </ClassicFrame>
  </div>
);
