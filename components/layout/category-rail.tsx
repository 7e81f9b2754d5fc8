/** The genres beside the page: a switch between both catalogues, then one row for each entry. */
import { useState } from 'react';
import styled from 'styled-components';
import { AdSlot } from '@/components/ui/ad-slot';
import { CategoryIcon } from '@/components/ui/category-icon';
import { Icon } from '@/components/ui/icon';
import { Segmented } from '@/components/ui/segmented';
import { SiteLink } from '@/components/ui/site-link';
import { downloadCategories, onlineCategories } from '@/lib/domain/genres';
import { paths } from '@/lib/paths';
import { below } from '@/styles/breakpoints';

const Root = styled.div`
  padding: 4px 8px 40px 0;
  align-self: start;

  ${Segmented} {
    margin: 0 4px 12px;
  }
  a.entry {
    display: flex;
    align-items: center;
    gap: 12px;
    height: 40px;
    padding: 0 12px;
    border-radius: 11px;
    font-weight: 550;
    font-size: 15px;
    white-space: nowrap;
  }
  a.entry:hover {
    background: color-mix(in srgb, var(--surfaceRaised) 70%, transparent);
  }
  a.entry[aria-current] {
    background: var(--chosen);
    box-shadow: var(--chosenShadow);
    font-weight: 700;
  }
  .ci {
    width: 23px;
    height: 23px;
    color: color-mix(in srgb, var(--text) 88%, var(--highlight));
  }
  a.all {
    margin-top: 8px;
    color: var(--highlightText);
    font-weight: 650;
  }
  .all .ic {
    width: 22px;
    height: 22px;
  }
  .ad {
    width: 160px;
    margin: 26px 0 0 12px;
  }
  ${below('highdef')} {
    ${Segmented}, .ad {
      display: none;
    }
    a.entry {
      justify-content: center;
      padding: 0;
      width: 48px;
      height: 44px;
      margin: 0 auto;
    }
    a.entry span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    .ci {
      width: 26px;
      height: 26px;
    }
  }
  ${below('desktop')} {
    display: none;
  }
`;

const CATALOGUES = [
  { key: 'online', label: 'Online', entries: onlineCategories, all: paths.onlineAllGames() },
  { key: 'download', label: 'Download', entries: downloadCategories, all: paths.downloadAllGames() },
] as const;

export const CategoryRail = ({ current }: { current?: string }) => {
  const [chosen, setChosen] = useState<(typeof CATALOGUES)[number]>(CATALOGUES[0]);

  return (
    <Root>
      <nav aria-label="Game genres">
        <Segmented role="group" aria-label="Catalogue">
          {CATALOGUES.map((catalogue) => (
            <button
              key={catalogue.key}
              type="button"
              aria-pressed={catalogue === chosen}
              onClick={() => setChosen(catalogue)}
            >
              {catalogue.label}
            </button>
          ))}
        </Segmented>
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
      <aside className="ad" aria-label="Advertisement">
        <AdSlot size="wideSkyscraper" />
      </aside>
    </Root>
  );
};
