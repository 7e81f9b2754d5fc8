/** The page's address, its card where it is shared, and its JSON-LD; written by the document, so that no script carries it. */
import { pageMetaOf, type MetaProps } from '@/lib/domain/page-meta';
import { documentOrigin, siteConfig } from './site-config';

/** JSON that cannot end the element it stands in. */
const safeJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

export const PageMetaTags = ({ page, props }: { page: string; props: MetaProps }) => {
  const config = siteConfig();
  const meta = pageMetaOf(page, props, { ...config, baseUrl: documentOrigin() });
  return (
    <>
      {!meta.isIndexed && <meta name="robots" content="noindex" />}
      {meta.canonical && <link rel="canonical" href={meta.canonical} />}
      <meta property="og:site_name" content={config.productName} />
      <meta property="og:type" content={meta.kind} />
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      {meta.canonical && <meta property="og:url" content={meta.canonical} />}
      <meta property="og:image" content={meta.picture} />
      <meta name="twitter:card" content="summary_large_image" />
      {meta.structured.map((data, index) => (
        <script key={index} type="application/ld+json" dangerouslySetInnerHTML={{ __html: safeJson(data) }} />
      ))}
    </>
  );
};
