/** The field for the site search, in a plain form that needs no scripts. */
import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { MAX_TERM_LENGTH, TERM_KEY } from '@/lib/domain/search/search-term';
import { paths } from '@/lib/paths';

interface TextsSearchProps {
  label: string;
  onSubmit?: ComponentProps<'form'>['onSubmit'];
  input?: ComponentProps<'input'>;
}

export const TextsSearch = ({ label, onSubmit, input }: TextsSearchProps) => (
  <form
    className="site-search text-search"
    role="search"
    aria-label={label}
    action={paths.siteSearch()}
    method="get"
    onSubmit={onSubmit}
  >
    <Icon name="search" />
    <input
      type="search"
      name={TERM_KEY}
      maxLength={MAX_TERM_LENGTH}
      aria-label={label}
      placeholder={label}
      autoComplete="off"
      {...input}
    />
    <Button type="submit" kind="cream">
      Search
    </Button>
  </form>
);
