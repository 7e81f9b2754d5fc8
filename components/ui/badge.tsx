/** The one mark a card may carry in its top left corner. */
import styled from 'styled-components';

export type BadgeKind = 'new' | 'daily' | 'onlyHere' | 'trial';

const LABELS: Record<BadgeKind, string> = {
  new: 'New',
  daily: 'Daily',
  onlyHere: 'Only here',
  trial: 'Trial',
};

const Root = styled.span`
  position: absolute;
  left: 10px;
  top: 10px;
  padding: 5px 9px;
  border-radius: 7px;
  font: 700 11.5px/1 var(--fontText);
  letter-spacing: 0.01em;
  background: var(--cream);
  color: var(--onCream);

  &[data-kind='new'] {
    background: var(--flame);
    color: var(--onFlame);
  }
  &[data-kind='onlyHere'] {
    background: var(--onCream);
    color: var(--badgeGold);
  }
  &[data-kind='trial'] {
    background: var(--badgeBlue);
    color: var(--onBadgeBlue);
  }
`;

export const Badge = ({ kind }: { kind: BadgeKind }) => <Root data-kind={kind}>{LABELS[kind]}</Root>;
