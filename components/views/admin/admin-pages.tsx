/** The paginator of a list in the administration. */
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { AdminList } from '@/stores/queries/use-admin-list';

export const AdminPages = ({ list }: { list: AdminList<unknown> }) => {
  const { page, pages, setPage } = list;
  if (pages < 2) return null;
  return (
    <nav className="admin-pages" aria-label="Pages">
      {page > 0 && (
        <Button kind="line" isIconOnly aria-label="Previous page" onClick={() => setPage(page - 1)}>
          <Icon name="chevL" />
        </Button>
      )}
      <p>
        Page {page + 1} of {pages}
      </p>
      {page < pages - 1 && (
        <Button kind="line" isIconOnly aria-label="Next page" onClick={() => setPage(page + 1)}>
          <Icon name="chevR" />
        </Button>
      )}
    </nav>
  );
};
