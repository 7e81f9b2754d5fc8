/** A titled row of games whose cards have a menu. The menu's code stays out of pages that use the plain row. */
import { CardBox } from './card-menu';
import { GameCard } from './game-card';
import { Shelf, type ShelfCardProps, type ShelfProps } from './shelf';

const MenuCard = (props: ShelfCardProps) => (
  <CardBox game={props.game}>
    <GameCard {...props} />
  </CardBox>
);

export const MenuShelf = (props: Omit<ShelfProps, 'card'>) => <Shelf {...props} card={MenuCard} />;
