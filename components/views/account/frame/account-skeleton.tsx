/** The placeholder for a part that has not loaded yet. */
import { Panel } from '@/components/ui/panel';
import { Skeleton } from '@/components/ui/skeleton';

const FieldSkeleton = () => (
  <div aria-hidden="true">
    <Skeleton style={{ width: 132, height: 15, marginBottom: 9 }} />
    <Skeleton style={{ height: 48, borderRadius: 12 }} />
  </div>
);

export const AccountSkeleton = ({ lines = 3 }: { lines?: number }) => (
  <Panel>
    <div style={{ display: 'grid', gap: 18 }}>
      <Skeleton style={{ width: 210, height: 24 }} />
      {Array.from({ length: lines }, (_, index) => (
        <FieldSkeleton key={index} />
      ))}
    </div>
  </Panel>
);
