/** Builds a bare Next.js page with the card images that the site serves. */
import { buildBareNext } from './bare-next.mjs';
import { readResponse } from './read-response.mjs';

const IMAGES = 60;
const LIST_PAGES = [
  '/online/all-games',
  '/online/all-games?variants=all',
  '/online/all-games?variants=all&page=2',
  '/online/all-games?variants=all&page=3',
];
const CARD_IMAGE = /<img sizes="([^"]+)" srcSet="([^"]+)" src="(\/_next\/image\?[^"]+)"/g;
const unescapeHtml = (text) => text.replaceAll('&amp;', '&');

/** Returns the card images in a page's HTML. */
export const findCardImages = (html) =>
  [...html.matchAll(CARD_IMAGE)].map(([, sizes, srcSet, src]) => ({
    sizes,
    srcSet: unescapeHtml(srcSet),
    src: unescapeHtml(src),
  }));

/** Lists the card images of the site's list pages, each once. */
export const listCardImages = async (siteUrl) => {
  const images = new Map();
  for (const path of LIST_PAGES) {
    const { body } = await readResponse(`${siteUrl}${path}`);
    for (const image of findCardImages(body.toString()))
      if (images.size < IMAGES) images.set(image.src, image);
  }
  if (images.size < IMAGES)
    throw new Error(`The list pages show ${images.size} card images instead of ${IMAGES}.`);
  return [...images.values()];
};

/** Stores each image once, under its own path, because a static file has no query. */
const storeImages = async (siteUrl, images) => {
  const files = {};
  const paths = new Map();
  const storeImage = async (url) => {
    const { headers, body } = await readResponse(`${siteUrl}${url}`);
    const path = `/cards/${paths.size}.${headers['content-type'].split('/')[1]}`;
    files[`public${path}`] = body;
    paths.set(url, path);
  };
  const storeAndGetPath = async (url) => {
    if (!paths.has(url)) await storeImage(url);
    return paths.get(url);
  };
  const stored = [];
  for (const { sizes, srcSet, src } of images) {
    const sources = [];
    for (const source of srcSet.split(', ')) {
      const [url, width] = source.split(' ');
      sources.push(`${await storeAndGetPath(url)} ${width}`);
    }
    stored.push({ sizes, srcSet: sources.join(', '), src: await storeAndGetPath(src) });
  }
  return { files, images: stored };
};

// The first row loads at once, as on the site; the browser loads the other rows when they are near the viewport.
const createPageSource = (images) => `const IMAGES = ${JSON.stringify(images)};
export default function Cards() {
  return (
    <main>
      <h1>Games</h1>
      <ul style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16, padding: 16, listStyle: 'none' }}>
        {IMAGES.map((image, index) => (
          <li key={image.src}>
            <a href={image.src}>
              <img
                {...image}
                alt=""
                width={384}
                height={288}
                style={{ width: '100%', height: 'auto' }}
                decoding="async"
                {...(index < 2 ? { fetchPriority: 'high' } : { loading: 'lazy' })}
              />
              Game {index + 1}
            </a>
          </li>
        ))}
      </ul>
    </main>
  );
}
export const getServerSideProps = async () => ({ props: {} });
`;

const DOCUMENT = `import { Html, Head, Main, NextScript } from 'next/document';
export default function Document() {
  return <Html lang="en"><Head><meta name="description" content="Games" /></Head><body><Main /><NextScript /></body></Html>;
}
`;

/**
 * Builds the page with its images.
 * @returns {Promise<string>} the folder of the project
 */
export const buildBareCards = async (siteUrl) => {
  const { files, images } = await storeImages(siteUrl, await listCardImages(siteUrl));
  return buildBareNext('bare-cards', {
    ...files,
    'pages/index.jsx': createPageSource(images),
    'pages/_document.jsx': DOCUMENT,
  });
};
