import { render, screen } from '@testing-library/react';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { SuggestionRows } from '@/components/search/suggestion-rows';
import { gameSummary } from '@/lib/contract/game';
import { createPageStores, InStores } from '../../support/page-stores';

const TITLE = 'Kite Racers';
const nothing = (): void => undefined;
const open = (flags: Record<string, boolean>): void => {
  const game = parse(gameSummary, {
    uid: '7',
    href: '/gamelanding/kite',
    title: TITLE,
    keyword: 'kite',
    ...flags,
  });
  render(
    <InStores stores={createPageStores()}>
      <SuggestionRows
        id="rows"
        typed="kite"
        suggestions={[TITLE]}
        details={{ games: new Map([[TITLE, game]]), families: new Map(), genres: [] }}
        highlighted={-1}
        onHighlight={nothing}
        onPick={nothing}
        onSearch={nothing}
      />
    </InStores>,
  );
};
const play = () => screen.queryByRole('link', { name: `Play ${TITLE}` });

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
