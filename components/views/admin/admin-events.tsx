/** The events that clients have reported, newest first. */
import { useAdminList } from '@/stores/queries/use-admin-list';
import { AdminFrame } from './admin-frame';
import { AdminLog, formatDetail } from './admin-log';

const formatMeta = (meta: unknown): string => {
  if (meta === null || meta === undefined) return '';
  return typeof meta === 'object' && !Array.isArray(meta)
    ? formatDetail(meta as Record<string, unknown>)
    : JSON.stringify(meta);
};

const EventLog = () => (
  <AdminLog
    list={useAdminList('events', (client, at) => client.listEvents(at))}
    caption="What clients have reported"
    empty="No event has been reported yet."
    heads={['Level', 'Event', 'Detail']}
    cellsOf={({ level, label, meta }) => [level, label, formatMeta(meta)]}
  />
);

export const AdminEvents = () => (
  <AdminFrame title="Events" current="Events">
    <EventLog />
  </AdminFrame>
);
