/** What administrators did, the newest first. */
import { Panel } from '@/components/ui/panel';
import { SOCIAL_MESSAGES } from '@/lib/social-messages';
import { useAdminList } from '@/stores/queries/use-admin-list';
import { AdminFrame } from './admin-frame';
import { AdminPages } from './admin-pages';
import { momentText } from './moment-text';

/** A detail as it was recorded, part by part. */
const detailText = (detail: Readonly<Record<string, unknown>>): string =>
  Object.entries(detail)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ');

const Log = () => {
  const list = useAdminList('audit', (client, at) => client.listAudit(at));
  if (list.hasFailed) return <p role="alert">{SOCIAL_MESSAGES.listFailed}</p>;
  return (
    <>
      <Panel as="div" className="admin-log" aria-busy={!list.rows || undefined}>
        {list.rows?.length === 0 && <p>Nothing has been done yet.</p>}
        {list.rows && list.rows.length > 0 && (
          <table>
            <caption className="sr">What administrators did</caption>
            <thead>
              <tr>
                <th scope="col">When</th>
                <th scope="col">Who</th>
                <th scope="col">What</th>
                <th scope="col">Detail</th>
              </tr>
            </thead>
            <tbody>
              {list.rows.map((entry) => (
                <tr key={entry.id}>
                  <td>
                    <time dateTime={entry.createdAt}>{momentText(entry.createdAt)}</time>
                  </td>
                  <td>{entry.actorName}</td>
                  <td>
                    {entry.action} {entry.target}
                  </td>
                  <td>{detailText(entry.detail)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Panel>
      <AdminPages list={list} />
    </>
  );
};

export const AdminAudit = () => (
  <AdminFrame title="Audit log" current="Audit log">
    <Log />
  </AdminFrame>
);
