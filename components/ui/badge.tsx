/** The badge in the top left corner of a card. A card has at most one. */
import type { GameSummary } from '@/lib/contract/game';

export type BadgeKind = 'new' | 'daily' | 'onlyHere' | 'trial' | 'broken' | 'computer';

/** The label of a game that administrators have marked as broken. */
export const OUT_OF_ORDER = 'Out of order';

const BADGE_LABELS: Record<BadgeKind, string> = {
  new: 'New',
  daily: 'Daily',
  onlyHere: 'Only here',
  trial: 'Trial',
  broken: OUT_OF_ORDER,
  computer: 'Computer only',
};

export const Badge = ({ kind }: { kind: BadgeKind }) => (
  <span className="card-badge" data-kind={kind}>
    {BADGE_LABELS[kind]}
  </span>
);

interface GameBadgeProps {
  game: Pick<GameSummary, 'isBroken' | 'isNotForMobile'>;
  /** The badge of a game without flags from administrators. */
  kind?: BadgeKind | false;
}

/**
 * Renders the badges of a game. Administrators' flags take precedence; if there are two badges, the style sheet shows
 * one of them.
 */
export const GameBadge = ({ game, kind }: GameBadgeProps) => (
  <>
    {game.isNotForMobile && <Badge kind="computer" />}
    {game.isBroken ? <Badge kind="broken" /> : kind && <Badge kind={kind} />}
  </>
);
