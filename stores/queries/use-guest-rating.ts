/** The guest's own rating of a game, stored in this browser. */
import { useMemo, useState } from 'react';
import type { RecentGame } from '@/lib/domain/play/recently-played';
import { SOCIAL_MESSAGES } from '@/lib/social-messages';
import { getGuestRating, storeGuestRating } from '../guest-ratings';
import { browserStorage } from '../key-value-storage';
import { useAuth } from '../stores-provider';

export interface OwnGuestRating {
  /** The rating from 1 to 5; null if there is none, and for a member who did not rate as a guest on this page. */
  own: number | null;
  rate(value: number): void;
}

export const useGuestRating = (game: RecentGame, setError: (message: string) => void): OwnGuestRating => {
  const isGuest = useAuth((state) => state.isReady && !state.isSignedIn);
  const [given, setGiven] = useState<number | null>(null);
  const stored = useMemo(
    () => (isGuest ? getGuestRating(browserStorage, game.uid) : null),
    [game.uid, isGuest],
  );
  return {
    own: given ?? stored,
    rate: (value) => {
      const isStored = storeGuestRating(browserStorage, game, value);
      if (isStored) setGiven(value);
      setError(isStored ? '' : SOCIAL_MESSAGES.ratingNotStored);
    },
  };
};
