/** A titled row of games; on phones small and tall rows scroll sideways with the next card cut. */
import type { ComponentProps, ReactNode } from 'react';
import type { GameSummary } from '@/lib/contract/game';
import type { BadgeKind } from './badge';
import { CardBox } from './card-menu';
import { GameCard } from './game-card';
import { SectionHead } from './section-head';

export const Section = ({ className = '', ...rest }: ComponentProps<'section'>) => (
  <section className={`page-section ${className}`} {...rest} />
);

interface ShelfProps {
  title: string;
  note?: string;
  more?: { label: string; href: string };
  icon?: ReactNode;
  kind: 'small' | 'standard' | 'tall';
  games: readonly GameSummary[];
  badge?: BadgeKind;
  /** More cards, at the end of the row. */
  children?: ReactNode;
}

export const Shelf = ({ title, note, more, icon, kind, games, badge, children }: ShelfProps) => (
  <Section>
    <SectionHead title={title} note={note} more={more} icon={icon} />
    <div className="shelf-row" data-kind={kind}>
      {games.map((game) => (
        <CardBox key={game.uid} game={game}>
          <GameCard game={game} kind={kind} badge={badge} />
        </CardBox>
      ))}
      {children}
    </div>
  </Section>
);
