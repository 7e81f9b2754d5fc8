/** The visitor's own lists. Each can be opened to see its games and the tools for the list. */
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { Panel } from '@/components/ui/panel';
import { RetryButton } from '@/components/ui/retry-button';
import { Skeleton } from '@/components/ui/skeleton';
import { Icon } from '@/components/ui/icon';
import { describeError } from '@/lib/describe-error';
import { counted } from '@/lib/domain/play/amounts';
import { LIST_MESSAGES } from '@/lib/list-messages';
import { useGameLists } from '@/stores/queries/use-game-lists';
import { ListForm } from './list-form';
import { ListTools } from './list-tools';
import { ListGames } from './list-games';

const ListsPanelRoot = styled(Panel)`
  > p {
    margin: 6px 0 14px;
    color: var(--textMuted);
  }
  .lists > li {
    padding: 10px 0;
    border-top: 1px solid var(--border);
  }
  .list-head {
    display: flex;
    align-items: center;
    gap: 10px;
    width: 100%;
    min-height: 44px;
    text-align: left;
  }
  .list-head b {
    font-weight: 650;
    overflow-wrap: anywhere;
  }
  .list-head span {
    margin-left: auto;
    flex: none;
    color: var(--textMuted);
  }
  .list-head[aria-expanded='true'] .ic {
    transform: rotate(90deg);
  }
  .list-body {
    display: grid;
    gap: 14px;
    padding: 6px 0 10px;
  }
  .tools {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
  }
  .site-form {
    display: grid;
    gap: 12px;
  }
  .list-games li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) repeat(3, 44px);
    gap: 6px;
    align-items: center;
    min-height: 52px;
  }
  .list-games a {
    overflow-wrap: anywhere;
  }
  .list-games [data-kind] {
    padding: 0;
  }
  .move-up .ic {
    transform: rotate(180deg);
  }
`;

export const ListsPanel = () => {
  const lists = useGameLists();
  const { rows, error, retry, submit, isGuest } = lists;
  const [openId, setOpenId] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <ListsPanelRoot role="region" aria-labelledby="game-lists">
      <h2 id="game-lists" ref={heading} tabIndex={-1}>
        {LIST_MESSAGES.title}
      </h2>
      <p>{isGuest ? LIST_MESSAGES.guestIntro : LIST_MESSAGES.intro}</p>
      {error !== undefined && (
        <div className="row" role="alert">
          <span className="grow">{describeError(error, LIST_MESSAGES.loadFailed)}</span>
          <RetryButton onRetry={retry} />
        </div>
      )}
      {error === undefined && !rows && <Skeleton style={{ height: 60 }} />}
      {rows?.length === 0 && <p>{LIST_MESSAGES.empty}</p>}
      <ul className="lists">
        {rows?.map((list) => (
          <li key={list.id}>
            <button
              type="button"
              className="list-head"
              aria-expanded={openId === list.id}
              onClick={() => setOpenId(openId === list.id ? null : list.id)}
            >
              <Icon name="chevR" />
              <b>{list.title}</b>
              <span>{counted(list.nids.length, 'game')}</span>
            </button>
            {openId === list.id && (
              <div className="list-body">
                <ListTools
                  list={list}
                  lists={lists}
                  // Moves the focus, which would be lost when the list disappears.
                  onRemoved={() => heading.current?.focus()}
                />
                <ListGames list={list} lists={lists} />
              </div>
            )}
          </li>
        ))}
      </ul>
      <ListForm
        label={LIST_MESSAGES.newTitle}
        action={LIST_MESSAGES.create}
        onSubmit={(title) => submit((own) => own.create(title, []), LIST_MESSAGES.created(title))}
      />
    </ListsPanelRoot>
  );
};
