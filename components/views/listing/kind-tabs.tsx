/** The kinds of games that a search has found, with their counts. */
import { SiteLink } from '@/components/ui/site-link';
import { grouped } from '@/lib/domain/play/amounts';
import type { KindCounts } from '@/lib/domain/listing/listing-data';
import { useKindCounts } from '@/stores/queries/use-kind-counts';
import { hrefAfter, type ListingViewProps } from './listing-props';

const KIND_TABS = [
  { key: 'all', kind: null, label: 'All' },
  { key: 'online', kind: 'online', label: 'Online' },
  { key: 'daily', kind: 'daily', label: 'Daily' },
  { key: 'download', kind: 'download', label: 'Download' },
] as const;

export const KindTabs = ({ listing, state, kinds }: ListingViewProps & { kinds: KindCounts }) => {
  const counts = useKindCounts(listing, state, kinds);
  return (
    <nav className="segmented-control listing-switch" aria-label="Kind of game">
      {KIND_TABS.map(({ key, kind, label }) => (
        <SiteLink
          key={key}
          href={hrefAfter({ listing, state }, { kind })}
          scroll={false}
          aria-current={kind === state.kind ? 'page' : undefined}
        >
          {label} <span className="count">{counts[key] === undefined ? '' : grouped(counts[key])}</span>
        </SiteLink>
      ))}
    </nav>
  );
};
