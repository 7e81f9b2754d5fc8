/** Builds a bare Next.js page with the card images that the site serves. */
import { buildBareNext } from './bare-next.mjs';
import { readResponse } from './read-response.mjs';

const IMAGES = 60;
const LIST_PAGES = [
  '/online/all-games',
  '/online/all-games?page=1',
  '/online/all-games?page=2',
  '/online/all-games?page=3',
];
const CARD_IMAGE = /<img sizes="([^"]+)" srcSet="([^"]+)" src="(\/play\/[^"]+)"/g;

/** Lists the card images of the site's list pages, each once. */
export const listCardImages = async (siteUrl) => {
  const images = new Map();
  for (const path of LIST_PAGES) {
    const { body } = await readResponse(`${siteUrl}${path}`);
    for (const [, sizes, srcSet, src] of body.toString().matchAll(CARD_IMAGE))
      if (images.size < IMAGES) images.set(src, { sizes, srcSet, src });
  }
  if (images.size < IMAGES)
    throw new Error(`The list pages show ${images.size} card images instead of ${IMAGES}.`);
  return [...images.values()];
};

const pathsOf = ({ src, srcSet }) =>
  new Set([src, ...srcSet.split(', ').map((source) => source.split(' ')[0])]);

// The first row is loaded at once, as the site does; the browser loads the others when they come near.
const pageOf = (images) => `const IMAGES = ${JSON.stringify(images)};
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

/** Builds the page with its images. @returns {Promise<string>} the folder of the project */
export const buildBareCards = async (siteUrl) => {
  const images = await listCardImages(siteUrl);
  const files = { 'pages/index.jsx': pageOf(images), 'pages/_document.jsx': DOCUMENT };
  for (const path of new Set(images.flatMap((image) => [...pathsOf(image)])))
    files[`public${path}`] = (await readResponse(`${siteUrl}${path}`)).body;
  return buildBareNext('bare-cards', files);
};
