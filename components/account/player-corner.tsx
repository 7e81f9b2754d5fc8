/**
 * A player's part of the header: the streak over any daily, and for members their menu; on phones also the badge of the bottom
 * bar.
 */
import MemberCorner from './member-corner';
import { StreakChip } from './streak-chip';
import { TonightBadge } from './tonight-badge';

export const PlayerCorner = () => (
  <>
    <StreakChip />
    <TonightBadge />
    <MemberCorner />
  </>
);
