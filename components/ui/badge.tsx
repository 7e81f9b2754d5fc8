/** The one mark a card may carry in its top left corner. */
import type { GameSummary } from '@/lib/contract/game';

export type BadgeKind = 'new' | 'daily' | 'onlyHere' | 'trial' | 'broken' | 'computer';

/** The label of a game that administrators have marked as broken. */
export const OUT_OF_ORDER = 'Out of order';

const LABELS: Record<BadgeKind, string> = {
  new: 'New',
  daily: 'Daily',
  onlyHere: 'Only here',
  trial: 'Trial',
  broken: OUT_OF_ORDER,
  computer: 'Computer only',
};

export const Badge = ({ kind }: { kind: BadgeKind }) => (
  <span className="card-badge" data-kind={kind}>
    {LABELS[kind]}
  </span>
);

interface GameBadgeProps {
  game: Pick<GameSummary, 'isBroken' | 'isNotForMobile'>;
  /** For a game without a flag. */
  kind?: BadgeKind | false;
}

/** Flags of administrators come before any other badge; the style sheet shows one badge of two. */
export const GameBadge = ({ game, kind }: GameBadgeProps) => (
  <>
    {game.isNotForMobile && <Badge kind="computer" />}
    {game.isBroken ? <Badge kind="broken" /> : kind && <Badge kind={kind} />}
  </>
);
