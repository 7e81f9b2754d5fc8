/**
 * A titled row of games whose cards have a menu. It is a separate component, so that pages with plain rows do not load
 * the menu's code.
 */
import { CardBox } from './card-menu';
import { GameCard } from './game-card';
import { Shelf, type ShelfCardProps, type ShelfProps } from './shelf';

const MenuCard = (props: ShelfCardProps) => (
  <CardBox game={props.game}>
    <GameCard {...props} />
  </CardBox>
);

export const MenuShelf = (props: Omit<ShelfProps, 'card'>) => <Shelf {...props} card={MenuCard} />;
