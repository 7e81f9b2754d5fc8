import { render, screen } from '@testing-library/react';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { SuggestionRows } from '@/components/search/suggestion-rows';
import { gameSummary } from '@/lib/contract/game';
import { createPageStores, StoresWrapper } from '../../support/page-stores';

const GAME_TITLE = 'Kite Racers';
const ignoreEvent = (): void => undefined;
const open = (flags: Record<string, boolean>): void => {
  const game = parse(gameSummary, {
    uid: '7',
    href: '/gamelanding/kite',
    title: GAME_TITLE,
    keyword: 'kite',
    ...flags,
  });
  render(
    <StoresWrapper stores={createPageStores()}>
      <SuggestionRows
        id="rows"
        typed="kite"
        suggestions={[GAME_TITLE]}
        details={{ games: new Map([[GAME_TITLE, game]]), families: new Map(), genres: [] }}
        highlighted={-1}
        onHighlight={ignoreEvent}
        onPick={ignoreEvent}
        onSearch={ignoreEvent}
      />
    </StoresWrapper>,
  );
};
const play = () => screen.queryByRole('link', { name: `Play ${GAME_TITLE}` });

describe('the first suggestion', () => {
  it('has a Play link', () => {
    open({});
    expect(play()).toHaveAttribute('href', '/gamelanding/kite');
  });

  it.each(['isBroken', 'isDownloadGame'])('has no Play link if the game is marked by %s', (flag) => {
    open({ [flag]: true });
    expect(screen.getByRole('option', { name: /^Kite Racers/ })).toBeInTheDocument();
    expect(play()).toBeNull();
  });
});
