/** What the game is, where it plays, and who made it. */
import { Fragment } from 'react';
import styled from 'styled-components';
import { categoryOf } from '@/components/ui/game-art';
import { Panel } from '@/components/ui/panel';
import { SiteLink } from '@/components/ui/site-link';
import type { Game } from '@/lib/contract/game';
import type { MobileSupport } from '@/lib/domain/embed-source';

const Root = styled(Panel)`
  > p {
    margin: 10px 0 16px;
    font-size: 16px;
    max-width: 66ch;
    white-space: pre-line;
  }
  dl {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 6px 18px;
    margin-top: 12px;
    font-size: 15px;
  }
  dt {
    color: var(--textMuted);
  }
  a {
    color: var(--highlightText);
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 3px;
    text-decoration-thickness: 1.5px;
  }
`;

const playsOn = ({ landscape, portrait }: MobileSupport): string => {
  if (landscape && portrait) return 'Computer, tablet and phone, both ways up';
  if (landscape) return 'Computer, tablet and phone, held sideways';
  return portrait ? 'Computer, tablet and phone, held upright' : 'Computer only';
};

export const AboutGame = ({ game }: { game: Game }) => (
  <Root aria-labelledby="about">
    <h2 id="about">About this game</h2>
    {game.description && <p>{game.description}</p>}
    <dl>
      <dt>Genre</dt>
      <dd>
        {game.genres.map(categoryOf).map(({ uid, name, href }, index) => (
          <Fragment key={uid}>
            {index > 0 && ', '}
            <SiteLink href={href}>{name}</SiteLink>
          </Fragment>
        ))}
      </dd>
      {game.embed && (
        <>
          <dt>Plays on</dt>
          <dd>{playsOn(game.embed.supportsMobile)}</dd>
        </>
      )}
      {game.requirements && (
        <>
          <dt>Needs</dt>
          <dd>{game.requirements}</dd>
        </>
      )}
      {game.credits && (
        <>
          <dt>Credits</dt>
          <dd>{game.credits}</dd>
        </>
      )}
    </dl>
  </Root>
);
