/**
 * A titled row of games whose cards have a menu. It is a separate component, so that pages with plain rows do not load
 * the menu's code.
 */
import { CardBox } from './card-menu';
import { GameCard } from './game-card';
import { CardRow, type RowCardProps, type CardRowProps } from './card-row';

const MenuCard = (props: RowCardProps) => (
  <CardBox game={props.game}>
    <GameCard {...props} />
  </CardBox>
);

export const MenuCardRow = (props: Omit<CardRowProps, 'card'>) => <CardRow {...props} card={MenuCard} />;
