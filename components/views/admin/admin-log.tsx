/** A paginated table in the administration, with one row for each event. */
import type { ReactNode } from 'react';
import { Panel } from '@/components/ui/panel';
import type { AdminList } from '@/stores/queries/use-admin-list';
import { AdminPages } from './admin-pages';
import { formatMoment } from './moment-text';

interface AdminLogProps<Row> {
  list: AdminList<Row>;
  caption: string;
  /** The text of an empty list. */
  empty: string;
  /** The headers of the columns after the first, which shows the time. */
  heads: readonly string[];
  cellsOf(row: Row): readonly ReactNode[];
}

export const AdminLog = <Row extends { id: string; createdAt: string }>(props: AdminLogProps<Row>) => {
  const { list, caption, empty, heads, cellsOf } = props;
  if (list.failure) return <p role="alert">{list.failure}</p>;
  return (
    <>
      <Panel as="div" className="admin-log" aria-busy={!list.rows || undefined}>
        {list.rows?.length === 0 && <p>{empty}</p>}
        {list.rows && list.rows.length > 0 && (
          <table>
            <caption className="sr">{caption}</caption>
            <thead>
              <tr>
                {['When', ...heads].map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {list.rows.map((row) => (
                <tr key={row.id}>
                  <td>
                    <time dateTime={row.createdAt}>{formatMoment(row.createdAt)}</time>
                  </td>
                  {cellsOf(row).map((cell, index) => (
                    <td key={heads[index]}>{cell}</td>
                  ))}
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

/** Formats a recorded detail as text. */
export const formatDetail = (detail: Readonly<Record<string, unknown>>): string =>
  Object.entries(detail)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ');
