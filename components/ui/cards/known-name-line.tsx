/** The known name of a game, and a sentence about how to play it. */
import type { GameSummary } from '@/lib/contract/game';

interface KnownNameLineProps {
  game: Pick<GameSummary, 'knownAs' | 'playLine'>;
  /** The sentence for a game without a play line. */
  fallback?: string | null;
  className: string;
}

export const KnownNameLine = ({ game, fallback, className }: KnownNameLineProps) => {
  const [name] = game.knownAs;
  const line = game.playLine || fallback;
  if (!name && !line) return null;
  return (
    <p className={className}>
      {name && <b>{name}</b>}
      {name && line && '. '}
      {line}
    </p>
  );
};
