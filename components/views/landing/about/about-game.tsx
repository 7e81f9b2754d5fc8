/** Describes the game, with its devices and controls, its makers, and the players' tags. */
import { Fragment } from 'react';
import { Panel } from '@/components/ui/panel';
import { SiteLink } from '@/components/ui/site-link';
import type { LandingProps } from '../landing-props';
import { ViewportPlaceholder } from '../lazy/viewport-placeholder';
import { ReportButton } from '../share/report-button';

export const AboutGame = ({ game, areas }: Pick<LandingProps, 'game' | 'areas'>) => (
  <Panel className="landing-about" aria-labelledby="about">
    <h2 id="about">About this game</h2>
    {game.description && <p>{game.description}</p>}
    <dl>
      <dt>Genre</dt>
      <dd>
        {areas.genres.map(({ uid, name, href }, index) => (
          <Fragment key={uid}>
            {index > 0 && ', '}
            <SiteLink href={href}>{name}</SiteLink>
          </Fragment>
        ))}
      </dd>
      {areas.facts.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
    <div className="tags">
      <h3>What players say it is</h3>
      <ViewportPlaceholder of="tags" game={game} />
    </div>
    <ReportButton game={game} />
  </Panel>
);
