/** Shows members the download games that they own, with links to the keys and files. */
import { artworkUrl } from '@/components/ui/cards/game-art';
import { CategoryIcon } from '@/components/ui/category-icon';
import { Panel } from '@/components/ui/panel';
import { SiteLink } from '@/components/ui/site-link';
import { accountPaths } from '@/lib/account-paths';
import { grouped } from '@/lib/domain/play/amounts';
import { mainGenreOf } from '@/lib/domain/games/genres';
import { useOwnDownloads } from '@/stores/queries/use-own-downloads';

const SHOWN_DOWNLOADS = 5;

export const OwnDownloads = ({ uid }: { uid: string }) => {
  const downloads = useOwnDownloads(uid, SHOWN_DOWNLOADS);
  if (!downloads || downloads.total === 0) return null;
  return (
    <Panel className="own-downloads" aria-labelledby="own-downloads">
      <h2 id="own-downloads">
        Your downloads <small>{grouped(downloads.total)}</small>
      </h2>
      <ul>
        {downloads.rows.map((game) => {
          const art = artworkUrl(game, 'small');
          return (
            <li key={game.uid}>
              <SiteLink href={game.href}>
                <span className="picture">
                  {art ? (
                    <img src={art} alt="" loading="lazy" />
                  ) : (
                    <CategoryIcon name={mainGenreOf(game).icon} />
                  )}
                </span>
                <b>{game.title}</b>
              </SiteLink>
            </li>
          );
        })}
      </ul>
      <SiteLink className="link" href={accountPaths.purchases()}>
        Keys and files
      </SiteLink>
    </Panel>
  );
};
