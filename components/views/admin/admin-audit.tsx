/** The actions of the administrators, newest first. */
import { useAdminList } from '@/stores/queries/use-admin-list';
import { AdminFrame } from './admin-frame';
import { AdminLog, formatDetail } from './admin-log';

const AuditLog = () => (
  <AdminLog
    list={useAdminList('audit', (client, at) => client.listAudit(at))}
    caption="What administrators did"
    empty="Nothing has been done yet."
    heads={['Who', 'What', 'Detail']}
    cellsOf={({ actorName, action, target, detail }) => [
      actorName,
      `${action} ${target}`,
      formatDetail(detail),
    ]}
  />
);

export const AdminAudit = () => (
  <AdminFrame title="Audit log" current="Audit log">
    <AuditLog />
  </AdminFrame>
);
