/** Lists the games, families and genres that the visitor has hidden, with buttons that show them again. */
import { useRef } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { RetryButton } from '@/components/ui/retry-button';
import { SiteLink } from '@/components/ui/site-link';
import { Skeleton } from '@/components/ui/skeleton';
import { describeError } from '@/lib/describe-error';
import { HIDDEN_MESSAGES } from '@/lib/hidden-messages';
import { useHiddenList } from '@/stores/queries/use-hidden-list';
import { useHideGames } from '@/stores/queries/use-hide-games';
import { useSingleFlight } from '@/stores/use-single-flight';

const HiddenGamesRoot = styled(Panel)`
  > p {
    margin: 6px 0 10px;
    color: var(--textMuted);
  }
`;

const HiddenGameRows = styled.ul`
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 12px;
    align-items: center;
    min-height: 60px;
    padding: 8px 0;
    border-top: 1px solid var(--border);
  }
  li:first-child {
    border: 0;
  }
  b,
  a {
    font-weight: 650;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: var(--textMuted);
  }
`;

export const HiddenGamesPanel = () => {
  const { data, error, mutate } = useHiddenList();
  const { hideGame, hideGroup } = useHideGames();
  const { busy, run } = useSingleFlight<string>();
  const heading = useRef<HTMLHeadingElement>(null);

  const handleShow = async (show: () => Promise<boolean>): Promise<void> => {
    // Moves the focus, which would be lost when the button disappears.
    if (await show()) heading.current?.focus();
  };
  const renderShowButton = (key: string, name: string, show: () => Promise<boolean>) => (
    <Button
      kind="line"
      size="small"
      isBusy={busy === key}
      aria-label={`${HIDDEN_MESSAGES.show}: ${name}`}
      onClick={() => void run(() => handleShow(show), key)}
    >
      {HIDDEN_MESSAGES.show}
    </Button>
  );

  return (
    <HiddenGamesRoot role="region" aria-labelledby="hidden-games">
      <h2 id="hidden-games" ref={heading} tabIndex={-1}>
        {HIDDEN_MESSAGES.title}
      </h2>
      <p>{HIDDEN_MESSAGES.intro}</p>
      {error && (
        <div className="row" role="alert">
          <span className="grow">{describeError(error, HIDDEN_MESSAGES.listFailed)}</span>
          <RetryButton onRetry={() => mutate()} />
        </div>
      )}
      {!error && !data && <Skeleton style={{ height: 60 }} />}
      {data && data.games.length + data.groups.length === 0 && <p>{HIDDEN_MESSAGES.empty}</p>}
      {data && (
        <HiddenGameRows>
          {data.groups.map((group) => (
            <li key={group.key}>
              <span>
                <b>{group.name}</b>
                <small>{HIDDEN_MESSAGES.groupNote}</small>
              </span>
              {renderShowButton(group.key, group.name, () => hideGroup(group, false))}
            </li>
          ))}
          {data.games.map((game) => (
            <li key={game.uid}>
              <SiteLink href={game.href}>{game.title}</SiteLink>
              {renderShowButton(game.uid, game.title, () => hideGame(game, false))}
            </li>
          ))}
        </HiddenGameRows>
      )}
    </HiddenGamesRoot>
  );
};
