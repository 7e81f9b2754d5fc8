/** The head of a text, with the document's title, the breadcrumbs, the heading and a summary. */
import Head from 'next/head';
import { getSiteConfig } from '@/components/layout/site-config';
import { SiteLink } from '@/components/ui/site-link';
import { titleOf } from '@/lib/config';
import type { TextMeta } from '@/lib/domain/site/texts';

export const TextTitle = ({ text: { title, description } }: { text: TextMeta }) => (
  <Head>
    <title>{titleOf(getSiteConfig(), title)}</title>
    <meta key="description" name="description" content={description} />
  </Head>
);

export const TextHead = ({ text }: { text: TextMeta }) => (
  <header className="text-head">
    <nav aria-label="Breadcrumbs">
      <ol>
        {text.crumbs.slice(0, -1).map(({ name, path }) => (
          <li key={path}>
            <SiteLink href={path}>{name}</SiteLink>
          </li>
        ))}
        <li aria-current="page">{text.title}</li>
      </ol>
    </nav>
    <h1>{text.title}</h1>
    <p>{text.description}</p>
  </header>
);
