/** The page of a family of games, with what its games have in common. One press on a game opens its board. */
import { useState } from 'react';
import { PageFrame } from '@/components/layout/page-frame';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import { useClientNow } from '@/components/ui/use-client-now';
import { arrangeHouses } from '@/components/views/home/houses';
import { ListingHead } from '@/components/views/listing/listing-head';
import { mainGenreOf } from '@/lib/domain/games/genres';
import { counted, grouped } from '@/lib/domain/play/amounts';
import type { FamilyData } from '@/lib/domain/listing/listing-data';
import { paths } from '@/lib/paths';
import { findFamilyMode, storeFamilyMode } from '@/stores/family-modes';
import { browserStorage } from '@/stores/key-value-storage';
import { useDailyStatus } from '@/stores/queries/use-dailies';
import { usePlayedModes } from '@/stores/queries/use-played-modes';
import { modeGroupId, KindList } from './kind-list';
import { ModePicker } from './mode-picker';
import { TodayPuzzle } from './today-puzzle';

/** Returns the selected mode of the family, initially the stored one, and a function that selects another. */
const useChosenMode = ({ family, picker }: FamilyData): [string | null, (key: string | null) => void] => {
  const isInBrowser = useClientNow() !== null;
  const [picked, setPicked] = useState<{ key: string | null } | null>(null);
  const stored = isInBrowser ? findFamilyMode(browserStorage, family.slug) : null;
  const chosen = picked ? picked.key : stored;
  const chooseMode = (key: string | null): void => {
    storeFamilyMode(browserStorage, family.slug, key);
    setPicked({ key });
  };
  return [picker.modes.some(({ key }) => key === chosen) ? chosen : null, chooseMode];
};

/** The house whose colors a family without a daily has. */
const DEFAULT_HOUSE_KEY = 'sudoku';

export const FamilyPage = (props: FamilyData) => {
  const { family, listing, picker, dailies, groups } = props;
  const [chosen, choose] = useChosenMode(props);
  const statuses = useDailyStatus(dailies.map(({ keyword }) => keyword));
  const kinds = groups.flatMap((group) => group.kinds);
  const [first] = kinds;
  const genre = first && mainGenreOf(first.game);
  const house = arrangeHouses(dailies.slice(0, 1)).find(({ game }) => game)?.key ?? DEFAULT_HOUSE_KEY;
  const all = usePlayedModes();
  const played = all.filter((one) => kinds.some(({ game }) => game.keyword === one.game));
  const playedKinds = new Set(played.map(({ game }) => game)).size;
  const finished = played.reduce((sum, { results }) => sum + results, 0);
  return (
    <PageFrame section="online" tab="genres">
      <ListingHead listing={listing} />
      {genre && (
        <nav className="family-path" aria-label="Breadcrumbs">
          <SiteLink href={genre.href}>{genre.name}</SiteLink>
          <Icon name="chevR" />
          <span aria-current="page">{family.name}</span>
        </nav>
      )}
      <div className="family-head" data-house={house} data-night="">
        <div>
          <p className="eyebrow">{counted(kinds.length, 'kind')}</p>
          <h1>{family.name}</h1>
          <p>{family.lede}</p>
          <p className="own">
            {playedKinds > 0 &&
              `You have played ${grouped(playedKinds)} of ${counted(kinds.length, 'kind')} and finished ${counted(finished, 'game')}.`}
          </p>
        </div>
        {dailies.map((game) => (
          <TodayPuzzle key={game.uid} game={game} status={statuses[game.keyword]} />
        ))}
      </div>
      {picker.modes.length > 0 && (
        <ModePicker
          name={picker.name}
          modes={picker.modes}
          chosen={chosen}
          hasGaps={kinds.some(({ modeKeys }) => modeKeys.length < picker.modes.length)}
          onChoose={choose}
        />
      )}
      {groups.length > 1 && (
        <nav className="family-groups" aria-label="Groups of kinds">
          {groups.map(({ title }, index) => (
            <a key={title} className="chip-link" href={`#${modeGroupId(index)}`}>
              {title}
            </a>
          ))}
        </nav>
      )}
      <KindList groups={groups} choice={{ modes: picker.modes, chosen, played }} />
      <p className="family-more">
        <SiteLink className="underlined" href={paths.onlineAllGames()}>
          All online games
        </SiteLink>
      </p>
    </PageFrame>
  );
};
