/** @vitest-environment jsdom */
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { GameRow } from '@/components/views/landing/beside/game-row';
import { TopResult } from '@/components/views/listing/top-result';
import { PHONE } from '@/styles/breakpoints';
import { createGameSummary, renderView } from '../../support/render-view';

const GAME = createGameSummary('7', {
  thumbnailImg: '/play/a/art/standard.svg',
  thumbnailImgSmall: '/play/a/art/small.svg',
  mobileThumbnail: 'https://cdn.example.com/phone.png',
  mobileIcon: 'https://cdn.example.com/icon.png',
});

const sourceNextTo = (title: string) =>
  screen.getAllByText(title)[0]?.closest('section, li')?.querySelector('picture source');

describe('showing images on a phone', () => {
  it('uses the game’s phone icon in a row', () => {
    renderView(
      <ul>
        <GameRow game={GAME} />
      </ul>,
    );
    expect(sourceNextTo('Game 7')).toHaveAttribute('media', PHONE);
    expect(sourceNextTo('Game 7')?.getAttribute('srcset')).toContain(
      encodeURIComponent(GAME.mobileIcon ?? ''),
    );
  });

  it('uses the game’s phone thumbnail for the top result', () => {
    renderView(<TopResult game={GAME} matches={[]} hiding={{ 'data-keys': '' }} />);
    expect(sourceNextTo('Game 7')).toHaveAttribute('media', PHONE);
    expect(sourceNextTo('Game 7')?.getAttribute('srcset')).toContain(
      encodeURIComponent(GAME.mobileThumbnail ?? ''),
    );
  });

  it('keeps the ordinary image of a game without images for phones', () => {
    renderView(
      <ul>
        <GameRow game={{ ...GAME, mobileIcon: null }} />
      </ul>,
    );
    expect(document.querySelector('source')).toBeNull();
    expect(document.querySelector('img')?.getAttribute('src')).toContain('small');
  });
});
