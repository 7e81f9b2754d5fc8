/** The column next to a text, with its table of contents and links to other texts. */
import { AdSlot } from '@/components/ui/ad-slot';
import { Panel } from '@/components/ui/panel';
import { SiteLink } from '@/components/ui/site-link';
import type { SiteTopic, TextHeading } from '@/lib/domain/site/texts';
import { paths } from '@/lib/paths';

/** The number of headings above which a text is long enough for a tall ad in the side column. */
const MIN_LONG_TEXT_HEADINGS = 3;

const HeadingList = ({ headings }: { headings: readonly TextHeading[] }) => (
  <ol>
    {headings.map(({ id, title }) => (
      <li key={id}>
        <a href={`#${id}`}>{title}</a>
      </li>
    ))}
  </ol>
);

/** Shows the table of contents above the text, collapsed, when there is no side column. */
export const TextContents = ({ headings }: { headings: readonly TextHeading[] }) =>
  headings.length === 0 ? null : (
    <details className="text-contents">
      <summary>On this page</summary>
      <HeadingList headings={headings} />
    </details>
  );

export const TextSidebar = ({ text }: { text: SiteTopic }) => (
  <aside className="text-side" aria-label="Beside the text">
    {text.headings.length > 0 && (
      <Panel as="nav" aria-label="On this page" data-contents="">
        <h2>On this page</h2>
        <HeadingList headings={text.headings} />
      </Panel>
    )}
    {text.related.length > 0 && (
      <Panel as="nav" aria-label="Read on">
        <h2>Read on</h2>
        <ul>
          {text.related.map(({ path, title }) => (
            <li key={path}>
              <SiteLink href={path}>{title}</SiteLink>
            </li>
          ))}
        </ul>
      </Panel>
    )}
    {text.headings.length >= MIN_LONG_TEXT_HEADINGS && <AdSlot size="halfPage" />}
    {text.path !== paths.contact() && (
      <p>
        Still in the dark? <SiteLink href={paths.contact()}>Write to us</SiteLink>
      </p>
    )}
  </aside>
);
