/** The one mark a card may carry in its top left corner. */

export type BadgeKind = 'new' | 'daily' | 'onlyHere' | 'trial';

const LABELS: Record<BadgeKind, string> = {
  new: 'New',
  daily: 'Daily',
  onlyHere: 'Only here',
  trial: 'Trial',
};

export const Badge = ({ kind }: { kind: BadgeKind }) => (
  <span className="card-badge" data-kind={kind}>
    {LABELS[kind]}
  </span>
);
