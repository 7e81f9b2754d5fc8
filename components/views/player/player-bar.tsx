/** The bar over a game: back, what is played, and what helps with it. */
import styled from 'styled-components';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import { paths } from '@/lib/paths';
import { below } from '@/styles/breakpoints';

const Root = styled.header`
  display: flex;
  align-items: center;
  gap: 14px;
  height: var(--barHeight);
  padding: 0 20px;
  background: var(--theatreBar);

  .what {
    display: flex;
    align-items: center;
    gap: 12px;
    min-width: 0;
  }
  .what img {
    width: 40px;
    height: 40px;
    border-radius: 10px;
    object-fit: cover;
    flex: none;
  }
  .what div {
    min-width: 0;
  }
  h1 {
    font-size: 18px;
    line-height: 1.15;
    letter-spacing: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .what p {
    min-height: 20px;
    font-size: 13.5px;
    line-height: 1.5;
    color: var(--nightTextDim);
  }
  .tools {
    margin-left: auto;
    display: flex;
    gap: 6px;
    flex: none;
  }
  a,
  button {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    height: 44px;
    padding: 0 14px;
    border-radius: 12px;
    font-weight: 600;
    font-size: 14.5px;
    color: var(--cream);
    flex: none;
  }
  a:hover,
  button:hover,
  .strong {
    background: var(--creamVeil);
  }
  .ic {
    width: 21px;
    height: 21px;
  }
  ${below('desktop')} {
    .tools button,
    .tools a {
      padding: 0 11px;
    }
    .tools span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  ${below('tablet')} {
    padding: 0 20px;
    gap: 12px;
    height: 72px;
    background: none;
    .what img {
      display: none;
    }
    &[data-state='waiting'] .tools,
    &[data-state='interstitial'] .tools,
    &[data-state='error'] .tools,
    .tools > [data-extra] {
      display: none;
    }
    &[data-state='hidden'] {
      height: 56px;
      padding: 0 10px;
      background: var(--theatreBar);
    }
  }
`;

interface PlayerBarProps {
  title: string;
  subtitle: string;
  picture: string | null;
  slug: string;
  state: string;
  hasHelp: boolean;
  hasScores: boolean;
  onHelp(): void;
  onScores(): void;
  onFullscreen(): void;
  onClose(): void;
}

export const PlayerBar = (props: PlayerBarProps) => (
  <Root data-state={props.state}>
    <SiteLink className="strong" href={paths.landing(props.slug)} aria-label="Back to the game page">
      <Icon name="arrowL" />
    </SiteLink>
    <div className="what">
      {props.picture && <img src={props.picture} alt="" />}
      <div>
        <h1>{props.title}</h1>
        <p>{props.subtitle}</p>
      </div>
    </div>
    <div className="tools">
      {props.hasHelp && (
        <button type="button" data-extra="" onClick={props.onHelp}>
          <Icon name="help" />
          <span>How to play</span>
        </button>
      )}
      {props.hasScores && (
        <button type="button" data-extra="" onClick={props.onScores}>
          <Icon name="trophy" />
          <span>Scores</span>
        </button>
      )}
      <SiteLink data-extra="" href={paths.login(paths.player(props.slug))} aria-label="Add to favourites">
        <Icon name="heart" />
      </SiteLink>
      <button type="button" onClick={props.onFullscreen}>
        <Icon name="full" />
        <span>Full screen</span>
      </button>
      {props.state === 'hidden' && (
        <button type="button" className="strong" aria-label="Close the game" onClick={props.onClose}>
          <Icon name="close" />
        </button>
      )}
    </div>
  </Root>
);
