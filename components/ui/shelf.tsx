/** A titled row of games; on phones small and tall rows scroll sideways with the next card cut. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { GameSummary } from '@/lib/contract/game';
import { below, from } from '@/styles/breakpoints';
import type { BadgeKind } from './badge';
import { GameCard } from './game-card';
import { SectionHead } from './section-head';

export const Section = styled.section`
  margin-top: 52px;
  ${below('tablet')} {
    margin-top: 36px;
  }
`;

const Row = styled.div`
  display: grid;
  gap: 28px var(--gutter);
  grid-template-columns: repeat(var(--columns), minmax(0, 1fr));

  &[data-kind='standard'] {
    --columns: 4;
  }
  &[data-kind='tall'] {
    --columns: 5;
  }
  &[data-kind='small'] {
    --columns: 8;
    gap: 18px;
  }
  ${from('ultrahd')} {
    &[data-kind='standard'] {
      --columns: 6;
    }
    &[data-kind='tall'] {
      --columns: 7;
    }
  }
  ${below('widescreen')} {
    &[data-kind='standard'] {
      --columns: 3;
    }
    &[data-kind='standard'] > :nth-child(n + 4) {
      display: none;
    }
    &[data-kind='tall'] {
      --columns: 4;
    }
    &[data-kind='tall'] > :nth-child(n + 5) {
      display: none;
    }
    &[data-kind='small'] {
      --columns: 6;
    }
    &[data-kind='small'] > :nth-child(n + 7) {
      display: none;
    }
  }
  ${below('tablet')} {
    &[data-kind='standard'] {
      --columns: 2;
      gap: 20px var(--gutter);
    }
    &[data-kind='small'],
    &[data-kind='tall'] {
      display: flex;
      overflow-x: auto;
      scrollbar-width: none;
      margin: -6px calc(-1 * var(--margin));
      padding: 6px var(--margin);
    }
    &[data-kind] > :nth-child(n) {
      display: flex;
    }
    &[data-kind='small'] > * {
      flex: 0 0 104px;
    }
    &[data-kind='tall'] > * {
      flex: 0 0 148px;
    }
    &[data-kind='tall'] .rating {
      display: none;
    }
  }
`;

interface ShelfProps {
  title: string;
  note?: string;
  more?: { label: string; href: string };
  icon?: ReactNode;
  kind: 'small' | 'standard' | 'tall';
  games: readonly GameSummary[];
  badge?: BadgeKind;
}

export const Shelf = ({ title, note, more, icon, kind, games, badge }: ShelfProps) => (
  <Section>
    <SectionHead title={title} note={note} more={more} icon={icon} />
    <Row data-kind={kind}>
      {games.map((game) => (
        <GameCard key={game.uid} game={game} kind={kind} badge={badge} />
      ))}
    </Row>
  </Section>
);
