/** A titled row of games; on phones small and tall rows scroll sideways with the next card cut. */
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import type { GameSummary } from '@/lib/contract/game';
import { hideKeysOf } from '@/lib/domain/hidden-games';
import type { BadgeKind } from './badge';
import { GameCard } from './game-card';
import { SectionHead } from './section-head';

export const Section = ({ className = '', ...rest }: ComponentProps<'section'>) => (
  <section className={`page-section ${className}`} {...rest} />
);

export interface ShelfProps {
  title: string;
  note?: string;
  more?: { label: string; href: string };
  icon?: ReactNode;
  kind: 'small' | 'standard' | 'tall';
  games: readonly GameSummary[];
  badge?: BadgeKind;
  /** The box around each card, such as one with a menu. */
  box?: ComponentType<{ game: GameSummary; children: ReactNode }>;
  /** More cards, at the end of the row. */
  children?: ReactNode;
}

/** Hides its card with the game's keys. */
const PlainBox = ({ game, children }: { game: GameSummary; children: ReactNode }) => (
  <div className="card-box" data-keys={hideKeysOf(game)}>
    {children}
  </div>
);

export const Shelf = ({
  title,
  note,
  more,
  icon,
  kind,
  games,
  badge,
  box: Box = PlainBox,
  children,
}: ShelfProps) => (
  <Section>
    <SectionHead title={title} note={note} more={more} icon={icon} />
    <div className="shelf-row" data-kind={kind}>
      {games.map((game) => (
        <Box key={game.uid} game={game}>
          <GameCard game={game} kind={kind} badge={badge} />
        </Box>
      ))}
      {children}
    </div>
  </Section>
);
