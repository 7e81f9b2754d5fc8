/** A player's part of the header: the streak over any daily, for members their menu; on phones also what the bottom bar counts. */
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
