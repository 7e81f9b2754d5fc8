/** The page's canonical URL, its sharing card, and its JSON-LD. The document renders them, so that no script contains them. */
import { pageMetaOf, type MetaProps } from '@/lib/domain/site/page-meta';
import { getSiteConfig } from './site-config';

/** Returns JSON that cannot end its script element. */
const safeJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Returns the site's origin, or this computer's if none is configured (server/backend.ts publishes it). */
const resolveOrigin = (baseUrl: string | null): string | null => {
  const backend = (globalThis as unknown as Record<symbol, { localOrigin?: string } | undefined>)[
    Symbol.for('starwick.backend')
  ];
  return baseUrl ?? backend?.localOrigin ?? null;
};

export const PageMetaTags = ({ page, props }: { page: string; props: MetaProps }) => {
  const config = getSiteConfig();
  const meta = pageMetaOf(page, props, { ...config, baseUrl: resolveOrigin(config.baseUrl) });
  return (
    <>
      {!meta.isIndexed && <meta name="robots" content="noindex" />}
      {meta.canonical && <link rel="canonical" href={meta.canonical} />}
      <meta property="og:site_name" content={config.productName} />
      <meta property="og:type" content={meta.kind} />
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      {meta.canonical && <meta property="og:url" content={meta.canonical} />}
      <meta property="og:image" content={meta.image} />
      <meta name="twitter:card" content="summary_large_image" />
      {meta.structured.map((data, index) => (
        <script key={index} type="application/ld+json" dangerouslySetInnerHTML={{ __html: safeJson(data) }} />
      ))}
    </>
  );
};
