/** The site search, which finds games and texts together. */
import { PageFrame } from '@/components/layout/page-frame';
import { GameCard } from '@/components/ui/cards/game-card';
import { MarkedText } from '@/components/ui/marked-text';
import { SectionHead } from '@/components/ui/section-head';
import { CardRowSection } from '@/components/ui/cards/card-row';
import { SiteLink } from '@/components/ui/site-link';
import { ListingHead } from '@/components/views/listing/listing-head';
import { GenreOffer } from '@/components/views/listing/genre-offer';
import { unhiddenAttribute } from '@/components/views/listing/listing-props';
import { renderMarkedNote } from '@/components/views/listing/render-marked-note';
import { counted } from '@/lib/domain/play/amounts';
import type { SiteSearchData } from '@/lib/domain/listing/listing-data';
import { TERM_REFUSALS } from '@/lib/search-messages';
import { paths } from '@/lib/paths';
import { SiteSearchForm } from './site-search-form';

const SITE_SEARCH_TEXTS = {
  title: 'Search the site',
  description: 'Search games, help and everything about the site.',
};

const describeSiteSearch = ({ term, refusal, total, texts }: SiteSearchData): string => {
  if (refusal) return TERM_REFUSALS[refusal];
  if (!term) return 'Games, help and everything about the site.';
  const found = total + texts.reduce((sum, section) => sum + section.texts.length, 0);
  if (found > 0) return `${counted(found, 'result')} for “${term}”`;
  return `Nothing lit for “${term}”. Check the spelling, try a shorter word, or open a genre.`;
};

export const SiteSearchPage = (props: SiteSearchData) => {
  const { term, refusal, games, total, matches, texts } = props;
  const head = term ? { ...SITE_SEARCH_TEXTS, title: `Search the site for “${term}”` } : SITE_SEARCH_TEXTS;
  return (
    <PageFrame tab="search">
      <ListingHead listing={head} />
      <div className="search-start">
        <h1>Search the site</h1>
        <SiteSearchForm key={term} term={term} />
        <p role={refusal ? 'alert' : undefined}>{describeSiteSearch(props)}</p>
        {games.length === 0 && texts.length === 0 && <GenreOffer />}
      </div>
      {games.length > 0 && (
        <CardRowSection>
          <SectionHead
            title="Games"
            more={
              total > games.length
                ? { label: `All ${counted(total, 'game')}`, href: paths.search(term) }
                : undefined
            }
          />
          <ul className="listing-grid">
            {games.map((game) => (
              <li key={game.uid} {...unhiddenAttribute(game, term)}>
                <GameCard
                  game={game}
                  kind="standard"
                  label={<MarkedText text={game.title} matches={matches} />}
                  note={renderMarkedNote(game, matches)}
                />
              </li>
            ))}
          </ul>
        </CardRowSection>
      )}
      {texts.map((section) => (
        <CardRowSection key={section.heading} className="found-texts">
          <SectionHead title={section.heading} />
          <ul>
            {section.texts.map(({ title, href, excerpt }) => (
              <li key={href}>
                <SiteLink href={href}>
                  <MarkedText text={title} matches={matches} />
                </SiteLink>
                <p>
                  <MarkedText text={excerpt} matches={matches} />
                </p>
              </li>
            ))}
          </ul>
        </CardRowSection>
      ))}
    </PageFrame>
  );
};
