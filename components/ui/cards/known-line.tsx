/** The name under which people know a game, and what its player does. */
import type { GameSummary } from '@/lib/contract/game';

interface KnownLineProps {
  game: Pick<GameSummary, 'knownAs' | 'playLine'>;
  /** Shown for a game without a line of its own. */
  fallback?: string | null;
  className: string;
}

export const KnownLine = ({ game, fallback, className }: KnownLineProps) => {
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
