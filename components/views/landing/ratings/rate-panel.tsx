/** The rating of a game: the average, and the player's own rating, which can be changed. */
import { useId, useRef, useState, type CSSProperties } from 'react';
import { GuestPrompt } from '@/components/account/guest-prompt';
import { useRunWhenAuthReady } from '@/components/account/use-run-when-auth-ready';
import { ActionError } from '@/components/ui/action-error';
import { Icon } from '@/components/ui/icon';
import { Panel } from '@/components/ui/panel';
import type { Game } from '@/lib/contract/game';
import { counted, ratingText } from '@/lib/domain/play/amounts';
import { useRating } from '@/stores/queries/use-rating';

const STAR_VALUES = [1, 2, 3, 4, 5];

export const RatePanel = ({ game }: { game: Game }) => {
  const name = useId();
  const whenReady = useRunWhenAuthReady();
  const { own, average, count, rate, isGuests, error } = useRating(game);
  const [tried, setTried] = useState<number | null>(null);
  const stars = useRef<HTMLFieldSetElement>(null);
  return (
    <Panel className="rate-panel" aria-labelledby="rate">
      <h2 id="rate">Rate it</h2>
      <div className="rate-row">
        {count > 0 && (
          <b>
            <span className="sr">Rated </span>
            {ratingText(average)}
          </b>
        )}
        <div>
          <fieldset ref={stars} style={{ '--own': own ?? 0 } as CSSProperties}>
            <legend className="sr">Your rating</legend>
            {STAR_VALUES.map((star) => (
              <label key={star} data-on={star <= (own ?? 0) || undefined}>
                <input
                  type="radio"
                  name={name}
                  value={star}
                  checked={star === own}
                  onChange={() => {
                    setTried(star);
                    whenReady((isSignedIn) => rate(star, isSignedIn));
                  }}
                />
                <Icon name="star" />
                <span className="sr">{counted(star, 'star')}</span>
              </label>
            ))}
          </fieldset>
          <p role="status">
            {own
              ? `You gave it ${own}${isGuests ? '. It counts once you join.' : ''}`
              : count > 0
                ? `From ${counted(count, 'rating')}`
                : 'Not rated yet'}
          </p>
          <ActionError error={error} />
          {isGuests && tried !== null && (
            <GuestPrompt
              control={() => stars.current?.querySelector<HTMLElement>(`input[value="${tried}"]`)}
              // Repeats the rating only after an error, because joining merges a rating that was stored.
              onJoined={error ? () => rate(tried, true) : undefined}
            />
          )}
        </div>
      </div>
    </Panel>
  );
};
