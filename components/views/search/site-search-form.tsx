/** The field of the site search, in a plain form that works without scripts. */
import { useRouter } from 'next/router';
import { useRef, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { MAX_TERM_LENGTH, MIN_TERM_LENGTH, TERM_KEY } from '@/lib/domain/search/search-term';
import { SEARCH_MESSAGES } from '@/lib/messages/search';
import { paths } from '@/lib/paths';
import { visibleLength } from '@/lib/visible-length';
import { useNotifications } from '@/stores/stores-provider';

export const SiteSearchForm = ({ term }: { term: string }) => {
  const { push } = useRouter();
  const notify = useNotifications((state) => state.notify);
  const input = useRef<HTMLInputElement>(null);

  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const wanted = input.current?.value.trim() ?? '';
    // Spec §5: a shorter term is never sent.
    if (visibleLength(wanted) < MIN_TERM_LENGTH) notify(SEARCH_MESSAGES.searchTooShort, 'warning');
    else void push({ pathname: paths.siteSearch(), query: { [TERM_KEY]: wanted } });
  };

  return (
    <form
      className="site-search"
      role="search"
      aria-label="Whole site"
      action={paths.siteSearch()}
      method="get"
      noValidate
      onSubmit={handleSubmit}
    >
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        name={TERM_KEY}
        defaultValue={term}
        maxLength={MAX_TERM_LENGTH}
        aria-label="Search games, help and more"
        placeholder="Games, help and more"
        autoComplete="off"
      />
      <Button type="submit">Search</Button>
    </form>
  );
};
