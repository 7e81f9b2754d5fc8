/** The errors that clients have reported: open errors, ordered by their last occurrence, and resolved ones. */
import { useState } from 'react';
import { Panel } from '@/components/ui/panel';
import { TabList } from '@/components/ui/tabs';
import { useAdminList, type QueueState } from '@/stores/queries/use-admin-list';
import { AdminFrame } from './admin-frame';
import { AdminPages } from './admin-pages';
import { ErrorCard } from './error-card';
import { QUEUE_STATES } from './queue-states';

const ErrorList = ({ state }: { state: QueueState }) => {
  const list = useAdminList(`errors ${state}`, (client, at) => client.listErrors(state, at));
  if (list.failure) return <p role="alert">{list.failure}</p>;
  return (
    <>
      {list.rows?.length === 0 && (
        <Panel as="div">
          <p>{state === 'open' ? 'No error is waiting.' : 'Nothing has been settled yet.'}</p>
        </Panel>
      )}
      {list.rows?.map((entry) => (
        <ErrorCard key={entry.id} entry={entry} list={list} />
      ))}
      <AdminPages list={list} />
    </>
  );
};

const ErrorTabs = () => {
  const [state, setState] = useState<QueueState>('open');
  return (
    <>
      <TabList<QueueState>
        label="State"
        tabs={QUEUE_STATES}
        selected={state}
        panelId="errors"
        onSelect={setState}
      />
      <div role="tabpanel" id="errors" aria-label="Errors" className="admin-list">
        <ErrorList key={state} state={state} />
      </div>
    </>
  );
};

export const AdminErrors = () => (
  <AdminFrame title="Errors" current="Errors">
    <ErrorTabs />
  </AdminFrame>
);
