/** Links from a list to the same one in the other catalog. */
import { SiteLink } from '@/components/ui/site-link';
import type { Catalogue } from '@/lib/domain/listing/listings';

const LABELS: readonly (readonly [Catalogue, string])[] = [
  ['online', 'Online'],
  ['download', 'Download'],
];

interface ListingSwitchProps {
  duplicates: Readonly<Record<Catalogue, string>>;
  current: Catalogue;
}

export const ListingSwitch = ({ duplicates: duplicates, current }: ListingSwitchProps) => (
  <nav className="segmented-control listing-switch" aria-label="Catalogue">
    {LABELS.map(([key, label]) => (
      <SiteLink key={key} href={duplicates[key]} aria-current={key === current ? 'page' : undefined}>
        {label}
      </SiteLink>
    ))}
  </nav>
);
