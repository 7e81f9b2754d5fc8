/** A titled row of games. On phones, rows of small or tall cards scroll sideways, with the next card partly visible. */
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import type { GameSummary } from '@/lib/contract/game';
import type { BadgeKind } from '../badge';
import { GameCard } from './game-card';
import { SectionHead } from '../section-head';

export const CardRowSection = ({ className = '', ...rest }: ComponentProps<'section'>) => (
  <section className={`page-section ${className}`} {...rest} />
);

export type RowCardProps = Pick<ComponentProps<typeof GameCard>, 'game' | 'kind' | 'badge'>;

export interface CardRowProps {
  title: string;
  note?: string;
  more?: { label: string; href: string };
  icon?: ReactNode;
  kind: 'small' | 'standard' | 'tall';
  games: readonly GameSummary[];
  badge?: BadgeKind;
  /** The component for the cards, such as one with a menu. */
  card?: ComponentType<RowCardProps>;
  /** More cards at the end of the row. */
  children?: ReactNode;
}

export const CardRow = ({
  title,
  note,
  more,
  icon,
  kind,
  games,
  badge,
  card: Card = GameCard,
  children,
}: CardRowProps) => (
  <CardRowSection>
    <SectionHead title={title} note={note} more={more} icon={icon} />
    <div className="shelf-row" data-kind={kind}>
      {games.map((game) => (
        <Card key={game.uid} game={game} kind={kind} badge={badge} />
      ))}
      {children}
    </div>
  </CardRowSection>
);
