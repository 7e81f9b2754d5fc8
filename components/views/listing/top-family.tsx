/**
 * The family that a search term names. Play opens the puzzle of the day or the most played game; the name opens the
 * page of the family.
 */
import type { CSSProperties } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { artworkUrl } from '@/components/ui/cards/game-art';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import type { FoundFamily } from '@/lib/contract/games';
import { counted } from '@/lib/domain/play/amounts';
import { paths } from '@/lib/paths';

export const TopFamily = ({ family: { slug, name, lede, size, game } }: { family: FoundFamily }) => {
  const art = artworkUrl(game, 'standard');
  const href = paths.family(slug);
  return (
    <section className="top-result" aria-labelledby="top-result">
      <SiteLink
        href={href}
        tabIndex={-1}
        aria-hidden="true"
        style={{ '--hl': game.highlightColor } as CSSProperties}
      >
        {art && <img src={art} alt="" fetchPriority="high" />}
      </SiteLink>
      <div>
        <p className="kind">{counted(size, 'kind')}</p>
        <h2 id="top-result">
          <SiteLink href={href}>{name}</SiteLink>
        </h2>
        <p>{lede}</p>
        <p className="meta">{`Play opens ${game.title}.`}</p>
        <div className="ways">
          <ButtonLink kind="play" href={game.href} data-play="">
            <Icon name="play" />
            <span>{game.isDailyGame ? 'Play today' : 'Play'}</span>
          </ButtonLink>
          <ButtonLink kind="line" href={href}>
            {`All ${counted(size, 'kind')}`}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
};
