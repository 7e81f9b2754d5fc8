/** The administrators' four queues, with open and resolved reports. */
import { useRouter } from 'next/router';
import { Panel } from '@/components/ui/panel';
import { SiteLink } from '@/components/ui/site-link';
import { TabList } from '@/components/ui/tabs';
import { QUEUES, type Queue } from '@/lib/contract/admin';
import { accountPaths } from '@/lib/account-paths';
import { useAdminList, type QueueState } from '@/stores/queries/use-admin-list';
import { useState } from 'react';
import { AdminFrame } from './admin-frame';
import { AdminPages } from './admin-pages';
import { QueueCard } from './queue-card';
import { QUEUE_NAMES } from './queue-names';
import { QUEUE_STATES } from './queue-states';

const QueueItemList = ({ queue, state }: { queue: Queue; state: QueueState }) => {
  const list = useAdminList(`${queue} ${state}`, (client, at) => client.listQueue(queue, state, at));
  if (list.failure) return <p role="alert">{list.failure}</p>;
  return (
    <>
      {list.rows?.length === 0 && (
        <Panel as="div">
          <p>{state === 'open' ? 'Nothing is waiting here.' : 'Nothing has been settled yet.'}</p>
        </Panel>
      )}
      {list.rows?.map((item) => (
        <QueueCard key={item.id} queue={queue} item={item} list={list} />
      ))}
      <AdminPages list={list} />
    </>
  );
};

const QueueTabs = () => {
  const { query } = useRouter();
  const queue = QUEUES.find((each) => each === query.queue) ?? 'games';
  const [state, setState] = useState<QueueState>('open');
  return (
    <>
      <div className="admin-queues" role="group" aria-label="Queues">
        {QUEUES.map((each) => (
          <SiteLink
            key={each}
            className="chip-link"
            href={`${accountPaths.admin('queues')}?queue=${each}`}
            aria-current={each === queue ? 'true' : undefined}
          >
            {QUEUE_NAMES[each]}
          </SiteLink>
        ))}
      </div>
      <TabList<QueueState>
        label="State"
        tabs={QUEUE_STATES}
        selected={state}
        panelId="queue"
        onSelect={setState}
      />
      <div role="tabpanel" id="queue" aria-label={QUEUE_NAMES[queue]} className="admin-list">
        <QueueItemList key={`${queue} ${state}`} queue={queue} state={state} />
      </div>
    </>
  );
};

export const AdminQueues = () => (
  <AdminFrame title="Queues" current="Queues">
    <QueueTabs />
  </AdminFrame>
);
