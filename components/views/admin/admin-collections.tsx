/** The collections in their order, and the form that edits one of them. */
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Panel } from '@/components/ui/panel';
import { SiteLink } from '@/components/ui/site-link';
import { collectionPath } from '@/lib/collection-path';
import { COLLECTION_MESSAGES } from '@/lib/collection-messages';
import { type EditedCollection, useCollectionEditor } from '@/stores/queries/use-collection-editor';
import { useSingleFlight } from '@/stores/use-single-flight';
import { AdminFrame } from './admin-frame';
import { CollectionForm } from './collection-form';
import { ConditionCounts, describeMatches, hiddenCollectionReason } from './match-counts';

const NEW_COLLECTION_KEY = '';

/** Returns the reason why players do not see the collection, or null if they see it. */
const hiddenReason = (row: EditedCollection): string | null =>
  row.isShown ? hiddenCollectionReason(row) : COLLECTION_MESSAGES.hidden;

const CollectionsEditor = () => {
  const { rows, failure, save, move } = useCollectionEditor();
  const { busy, run } = useSingleFlight<string>();
  /** The keyword of the collection in the form; null if the form is closed. */
  const [edited, setEdited] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const closed = useRef<string | null>(null);
  const isOpen = edited !== null;
  useEffect(() => {
    if (isOpen) heading.current?.focus();
    else if (closed.current !== null)
      list.current?.querySelector<HTMLElement>(`[data-edit="${closed.current}"]`)?.focus();
  }, [isOpen]);

  const handleClose = (): void => {
    closed.current = edited;
    setEdited(null);
  };
  if (failure) return <p role="alert">{failure}</p>;
  if (edited !== null) {
    const collection = rows?.find(({ keyword }) => keyword === edited) ?? null;
    return (
      <Panel className="admin-collection" aria-labelledby="collection">
        <h2 id="collection" ref={heading} tabIndex={-1}>
          {collection?.title ?? 'New collection'}
        </h2>
        <CollectionForm collection={collection} onSave={save} onSaved={setEdited} onClose={handleClose} />
      </Panel>
    );
  }
  return (
    <Panel as="div" className="admin-collections" aria-busy={!rows || undefined}>
      <ul ref={list}>
        {rows?.map((row, index) => (
          <li key={row.keyword}>
            <span>
              <SiteLink href={collectionPath(row.keyword)}>
                <b>{row.title}</b>
              </SiteLink>
              <small>{describeMatches(row)}</small>
              {hiddenReason(row) && <small className="reason">{hiddenReason(row)}</small>}
              {row.games === 0 && row.conditions.length > 1 && (
                <ConditionCounts conditions={row.conditions} />
              )}
            </span>
            <span className="tools">
              <Button
                kind="line"
                size="small"
                isIconOnly
                data-move="up"
                aria-label={`Move ${row.title} up`}
                disabled={index === 0}
                isBusy={busy === `${row.keyword} up`}
                onClick={() => void run(() => move(row.keyword, -1), `${row.keyword} up`)}
              >
                <Icon name="chevD" />
              </Button>
              <Button
                kind="line"
                size="small"
                isIconOnly
                aria-label={`Move ${row.title} down`}
                disabled={index === rows.length - 1}
                isBusy={busy === `${row.keyword} down`}
                onClick={() => void run(() => move(row.keyword, 1), `${row.keyword} down`)}
              >
                <Icon name="chevD" />
              </Button>
              <Button
                kind="line"
                size="small"
                data-edit={row.keyword}
                aria-label={`Edit ${row.title}`}
                onClick={() => setEdited(row.keyword)}
              >
                Edit
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {rows && (
        <Button kind="line" onClick={() => setEdited(NEW_COLLECTION_KEY)}>
          <Icon name="plus" />
          New collection
        </Button>
      )}
    </Panel>
  );
};

export const AdminCollections = () => (
  <AdminFrame title="Collections" current="Collections">
    <CollectionsEditor />
  </AdminFrame>
);
