/** Shows members their own dailies of a month, with the number of finished days of each. */
import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { Panel } from '@/components/ui/panel';
import { RetryButton } from '@/components/ui/retry-button';
import { SiteLink } from '@/components/ui/site-link';
import type { GameSummary } from '@/lib/contract/game';
import { addMonths, monthOf, monthTitle } from '@/lib/domain/days/archive-months';
import { paths, slugOfPath } from '@/lib/paths';
import { describeError } from '@/lib/describe-error';
import { SOCIAL_MESSAGES } from '@/lib/social-messages';
import { useToday } from '@/stores/queries/use-dailies';
import { useMonthOfDailies } from '@/stores/queries/use-month-of-dailies';

export const MonthOfDailies = ({ games }: { games: readonly GameSummary[] }) => {
  const today = useToday();
  const [back, setBack] = useState(0);
  const newest = today && monthOf(today);
  const month = newest && addMonths(newest, -back);
  const { months, error, retry } = useMonthOfDailies(
    games.map(({ keyword }) => keyword),
    month,
  );
  const archiveHref = (game: GameSummary): string =>
    back > 0 && month ? `${paths.archive(slugOfPath(game))}?month=${month}` : paths.archive(slugOfPath(game));
  return (
    <Panel
      className="month-of-dailies"
      aria-labelledby="month-of-dailies"
      aria-busy={(!months && !error) || undefined}
    >
      <div className="head">
        <h2 id="month-of-dailies">{month ? monthTitle(month) : 'This month'}</h2>
        <button type="button" aria-label="The month before" onClick={() => setBack(back + 1)}>
          <Icon name="chevL" />
        </button>
        <button
          type="button"
          aria-label="The month after"
          disabled={back === 0}
          onClick={() => setBack(back - 1)}
        >
          <Icon name="chevR" />
        </button>
      </div>
      {error !== undefined && (
        <div role="alert">
          <p>{describeError(error, SOCIAL_MESSAGES.statsFailed)}</p>
          <RetryButton size="small" onRetry={retry} />
        </div>
      )}
      <ul>
        {games.map((game) => {
          const { lit, open } = months?.find(({ keyword }) => keyword === game.keyword) ?? {
            lit: 0,
            open: 0,
          };
          return (
            <li key={game.uid}>
              <SiteLink href={archiveHref(game)}>
                <span>{game.title}</span>
                <b>
                  {months ? `${lit}/${open}` : '–'}
                  <span className="sr"> finished</span>
                </b>
                <span className="bar">
                  <i style={{ width: open > 0 ? `${(100 * lit) / open}%` : 0 }} />
                </span>
              </SiteLink>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
};
