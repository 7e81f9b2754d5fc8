/** A titled row of games whose cards have a menu. The menu's code stays out of pages that use the plain row. */
import { CardBox } from './card-menu';
import { Shelf, type ShelfProps } from './shelf';

export const MenuShelf = (props: Omit<ShelfProps, 'box'>) => <Shelf {...props} box={CardBox} />;
