/** The featured game beside the newest two; whatever is missing leaves its room to the rest. */
import styled from 'styled-components';
import { Billboard } from '@/components/ui/billboard';
import { GameCard } from '@/components/ui/game-card';
import { SectionHead } from '@/components/ui/section-head';
import { Section } from '@/components/ui/shelf';
import type { GameSummary } from '@/lib/contract/game';
import type { HomeShelf } from '@/lib/domain/home-data';
import { below } from '@/styles/breakpoints';

const BESIDE = 2;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 2.6fr) minmax(0, 2.6fr);
  gap: var(--gutter);

  &[data-beside='1'] {
    grid-template-columns: minmax(0, 9.6fr) minmax(0, 2.6fr);
  }
  &[data-beside='0'] {
    grid-template-columns: minmax(0, 1fr);
  }
  &[data-beside='0'] > * {
    aspect-ratio: 16/6;
    max-height: 420px;
  }
  ${below('desktop')} {
    &[data-beside] {
      grid-template-columns: 1fr 1fr;
    }
    &[data-beside] > :first-child {
      grid-column: 1/-1;
      aspect-ratio: auto;
    }
    &[data-beside='1'] {
      grid-template-columns: minmax(0, 2.4fr) minmax(0, 1fr);
    }
    &[data-beside='1'] > :first-child {
      grid-column: auto;
    }
  }
  ${below('tablet')} {
    &[data-beside='1'] {
      grid-template-columns: 1fr;
    }
    &[data-beside='1'] > :last-child .card-art {
      aspect-ratio: 16/9;
    }
  }
`;

interface FeaturedRowProps {
  featured: GameSummary;
  newest: HomeShelf | undefined;
}

export const FeaturedRow = ({ featured, newest }: FeaturedRowProps) => {
  const beside = (newest?.games ?? []).filter(({ uid }) => uid !== featured.uid).slice(0, BESIDE);
  return (
    <Section>
      <SectionHead
        title={newest?.title ?? 'Featured'}
        note={newest?.note}
        more={newest?.href ? { label: 'See all new', href: newest.href } : undefined}
      />
      <Row data-beside={beside.length}>
        <Billboard game={featured} />
        {beside.map((game) => (
          <GameCard key={game.uid} game={game} kind="tall" badge="new" />
        ))}
      </Row>
    </Section>
  );
};
