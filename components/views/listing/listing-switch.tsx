/** Links from a list to the same list in the other catalog. */
import { SiteLink } from '@/components/ui/site-link';
import type { CatalogName } from '@/lib/domain/listing/listings';

const CATALOG_LABELS: readonly (readonly [CatalogName, string])[] = [
  ['online', 'Online'],
  ['download', 'Download'],
];

interface ListingSwitchProps {
  duplicates: Readonly<Record<CatalogName, string>>;
  current: CatalogName;
}

export const ListingSwitch = ({ duplicates: duplicates, current }: ListingSwitchProps) => (
  <nav className="segmented-control listing-switch" aria-label="Catalog">
    {CATALOG_LABELS.map(([key, label]) => (
      <SiteLink key={key} href={duplicates[key]} aria-current={key === current ? 'page' : undefined}>
        {label}
      </SiteLink>
    ))}
  </nav>
);
