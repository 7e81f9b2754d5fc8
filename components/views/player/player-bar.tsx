/** The bar above a game, with a Back link, the title, and tools. */
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';

interface PlayerBarProps {
  title: string;
  /** The parts of the subtitle. If there is not enough room, the last parts are hidden. */
  subtitle: readonly string[];
  image: string | null;
  /** The favorite button. */
  favorite: ReactNode;
  /** The target of Back; undefined if the game is part of its own page. */
  backHref?: string;
  state: string;
  /** Whether the game is loading or running. */
  isPlaying: boolean;
  hasScores: boolean;
  onHelp(): void;
  onScores?(): void;
  /** The switch for the theater size; undefined if the game is part of its own page. */
  theatre?: { isTheatre: boolean; toggle(): void };
  /** Enters full screen; undefined if the game never fills the screen. */
  onFullscreen?(): void;
  sound?: { isMuted: boolean; toggle(): void };
  onClose(): void;
}

export const PlayerBar = (props: PlayerBarProps) => (
  <header className="player-bar" data-state={props.state}>
    {props.backHref && (
      <SiteLink className="strong" href={props.backHref} aria-label="Back">
        <Icon name="arrowL" />
      </SiteLink>
    )}
    <div className="what">
      {props.image && <img src={props.image} alt="" />}
      <div>
        <h1>{props.title}</h1>
        <p role="status">
          {/* Keyed by index, so that the name keeps its element when the day is inserted before it. */}
          {props.subtitle.map((part, index) => (
            <span key={index}>{part}</span>
          ))}
        </p>
      </div>
    </div>
    <div className="tools">
      <button type="button" data-extra="" onClick={props.onHelp}>
        <Icon name="help" />
        <span>How to play</span>
      </button>
      {props.hasScores && (
        <button type="button" data-extra="" onClick={props.onScores}>
          <Icon name="trophy" />
          <span>Scores</span>
        </button>
      )}
      {props.sound && (
        <button
          type="button"
          data-extra=""
          aria-label="Sound"
          aria-pressed={!props.sound.isMuted}
          onClick={props.sound.toggle}
        >
          <Icon name="sound" />
        </button>
      )}
      {props.favorite}
      {props.theatre && (
        <button
          type="button"
          data-theatre=""
          aria-label="Theatre size"
          title="Theatre size (T)"
          aria-pressed={props.theatre.isTheatre}
          onClick={props.theatre.toggle}
        >
          <Icon name="wide" />
        </button>
      )}
      {props.onFullscreen && (
        <button
          type="button"
          title="Full screen (F)"
          // Keeps the focus in the running game, because a game without the focus pauses.
          onMouseDown={(event) => event.preventDefault()}
          onClick={props.onFullscreen}
        >
          <Icon name="full" />
          <span>Full screen</span>
        </button>
      )}
      {props.isPlaying && (
        <button type="button" className="strong" aria-label="Close the game" onClick={props.onClose}>
          <Icon name="close" />
        </button>
      )}
    </div>
  </header>
);
