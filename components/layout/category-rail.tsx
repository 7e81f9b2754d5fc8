/** The list of genres next to the page: a switch between both catalogs, then one row for each genre. */
import { useState } from 'react';
import { AdSlot } from '@/components/ui/ad-slot';
import { CategoryIcon } from '@/components/ui/category-icon';
import { Icon } from '@/components/ui/icon';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { SiteLink } from '@/components/ui/site-link';
import { downloadCategories, onlineCategories } from '@/lib/domain/games/genres';
import { paths } from '@/lib/paths';

const RAIL_CATALOGS = [
  { key: 'online', label: 'Online', entries: onlineCategories, all: paths.onlineAllGames() },
  { key: 'download', label: 'Download', entries: downloadCategories, all: paths.downloadAllGames() },
] as const;

interface CategoryRailProps {
  /** The uid of the current genre. */
  current?: string;
  /** Whether the page belongs to the download catalog. */
  isDownload: boolean;
}

export const CategoryRail = ({ current, isDownload }: CategoryRailProps) => {
  const [chosen, setChosen] = useState<(typeof RAIL_CATALOGS)[number]>(RAIL_CATALOGS[isDownload ? 1 : 0]);

  return (
    <div className="category-rail">
      <nav aria-label="Game genres">
        <SegmentedControl role="group" aria-label="Catalog">
          {RAIL_CATALOGS.map((catalog) => (
            <button
              key={catalog.key}
              type="button"
              aria-pressed={catalog === chosen}
              onClick={() => setChosen(catalog)}
            >
              {catalog.label}
            </button>
          ))}
        </SegmentedControl>
        <ul>
          {chosen.entries.map(({ uid, name, href, icon }) => (
            <li key={uid}>
              <SiteLink
                className="entry"
                href={href}
                title={name}
                aria-current={uid === current ? 'true' : undefined}
              >
                <CategoryIcon name={icon} />
                <span>{name}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
        <SiteLink className="entry all" href={chosen.all} title="All games">
          <Icon name="grid" />
          <span>All games</span>
        </SiteLink>
      </nav>
      <AdSlot as="aside" className="ad" aria-label="Advertisement" size="wideSkyscraper" />
    </div>
  );
};
