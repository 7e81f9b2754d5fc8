/** The top of a game's page: the panel with its artwork, or the game itself after Play is pressed. */
import { useEffect, useState, type MouseEvent, type ReactNode } from 'react';
import { handlePlainClick } from '@/components/account/handle-plain-click';
import { createLazyComponent } from '@/components/ui/lazy-component';
import { onIntentOrVisible } from '@/components/ui/on-intent';
import { usePlayPress } from '@/components/views/player/use-play-press';
import type { Game, GameEmbed } from '@/lib/contract/game';
import { takePlayPress } from '@/stores/play-press';

const loadPlayer = async () => (await import('@/components/views/player/connected-player')).ConnectedPlayer;
const EmbeddedPlayer = createLazyComponent(loadPlayer, true);

/** Handles a press on the page's own Play link, which starts the game on the same page. */
export type PlayPress = (event: MouseEvent) => void;

/**
 * Contains the handler for a press on Play, and whether the visitor has interacted with the page. Some parts load only
 * after an interaction.
 */
export type PlayControls = [onPlay: PlayPress, hasIntent: boolean];

interface LandingStageProps {
  game: Game;
  children(...way: PlayControls): ReactNode;
}

export const LandingStage = ({ game, children }: LandingStageProps) => {
  const presses = usePlayPress();
  const [ownPresses, setOwnPresses] = useState(0);
  const [closedAt, setClosedAt] = useState(0);
  const { embed } = game;
  const all = presses + ownPresses;
  const isPlaying = !!embed && all > closedAt;

  const [hasIntent, setIntent] = useState(false);
  useEffect(
    () =>
      onIntentOrVisible(() => {
        setIntent(true);
        // If this load fails, pressing Play retries it.
        if (embed) void loadPlayer().catch(() => undefined);
      }),
    [embed],
  );
  useEffect(() => {
    if (closedAt) document.querySelector<HTMLElement>('.landing-stage [data-play]')?.focus();
  }, [closedAt]);

  const handlePlay: PlayPress = handlePlainClick(() => {
    // Discards the press that the early-press script has stored, because this press starts the game on the same page.
    takePlayPress('');
    setOwnPresses(ownPresses + 1);
  });
  const hero = children(handlePlay, hasIntent);
  // Preloads the player behind the panel, so that the next press shows it immediately. Flash games wait for the press,
  // because the emulator is too large to preload.
  const isNext = embed && !embed.isFlash && hasIntent && !closedAt;

  return (
    <div className="landing-stage">
      {!isPlaying && hero}
      {(isPlaying || isNext) && (
        <div key={`${game.uid} ${isPlaying ? all : all + 1}`} inert={!isPlaying}>
          <EmbeddedPlayer
            game={game as Game & { embed: GameEmbed }}
            isBehind={!isPlaying}
            isPlayPressed={isPlaying}
            isOpenedHere={!!ownPresses}
            onLeave={() => setClosedAt(all)}
            fallback={isPlaying && hero}
          />
        </div>
      )}
    </div>
  );
};
