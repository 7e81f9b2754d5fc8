/** @vitest-environment jsdom */
/** Tests the line below the name of a house. */
import { render, screen } from '@testing-library/react';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { StreetHouse } from '@/components/views/home/street-house';
import { gameSummary } from '@/lib/contract/game';
import { createPageStores, StoresWrapper } from '../../../support/page-stores';

const GAME = parse(gameSummary, {
  ...{ uid: '42', href: '/gamelanding/a', title: 'Kite Racers', keyword: 'kite-racers' },
  knownAs: ['Racing game'],
});

const show = (progress: number, text?: string) =>
  render(
    <StoresWrapper stores={createPageStores()}>
      <StreetHouse
        house={{ key: 'jigsaw', game: GAME }}
        status={{ state: 'started', progress, value: null, columnType: 'time' }}
        text={text}
      />
    </StoresWrapper>,
  );

describe('a house whose level the player has opened', () => {
  it('shows the kind of game before the first move', () => {
    show(0);
    expect(screen.getByRole('link')).toHaveTextContent('Kite RacersRacing game');
  });

  it('shows the percentage of a level that was started on another device', () => {
    show(0.25);
    expect(screen.getByRole('link')).toHaveTextContent('Kite Racers25%');
  });

  it('shows the progress in the words of the game', () => {
    show(0, '1 of 300 pieces');
    expect(screen.getByRole('link')).toHaveTextContent('Kite Racers1 of 300 pieces');
  });
});
