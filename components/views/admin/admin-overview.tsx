/** The number of open reports in each queue. */
import { Icon } from '@/components/ui/icon';
import { Panel } from '@/components/ui/panel';
import { SiteLink } from '@/components/ui/site-link';
import { QUEUES } from '@/lib/contract/admin';
import { counted } from '@/lib/domain/play/amounts';
import { accountPaths } from '@/lib/account-paths';
import { useQueueCounts } from '@/stores/queries/use-queue-counts';
import { AdminFrame } from './admin-frame';
import { QUEUE_NAMES } from './queue-names';

const QueueCountList = () => {
  const { counts, failure } = useQueueCounts();
  if (failure) return <p role="alert">{failure}</p>;
  return (
    <ul className="admin-counts" aria-busy={!counts || undefined}>
      {QUEUES.map((queue) => (
        <li key={queue}>
          <Panel as="div">
            <SiteLink href={`${accountPaths.admin('queues')}?queue=${queue}`}>
              <b>{counts ? counts[queue] : '–'}</b>
              <span>
                {QUEUE_NAMES[queue]}
                <small>{counts ? `${counted(counts[queue], 'report')} waiting` : 'Counting'}</small>
              </span>
              <Icon name="chevR" />
            </SiteLink>
          </Panel>
        </li>
      ))}
    </ul>
  );
};

export const AdminOverview = () => (
  <AdminFrame title="Administration" current="Overview">
    <QueueCountList />
  </AdminFrame>
);
