/** Runs the Nu validator on the page of every route in both layouts, and on the documents of the games. */
import { execFile, execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LAYOUT_COOKIE } from '@/lib/domain/site/layout';
import { BUILT_IN_GAMES } from '@/games/catalog';
import { removeDataFolder } from '../../scripts/lib/data-folder.mjs';
import { startSite } from '../../scripts/lib/site-server.mjs';
import { SCREEN_ROUTES } from '../../scripts/screens/book.mjs';
import { projectRoot } from '../support/embedded-test-server';

const dataDir = join(projectRoot, '.data-validity');
const MAX_REPORT_BYTES = 64 * 1024 * 1024;

/** False positives: the validator does not support these parts of the HTML standard yet. */
const UNKNOWN_TO_THE_VALIDATOR = [
  // https://html.spec.whatwg.org/multipage/links.html#link-type-expect
  /^A “link” element with a “blocking” attribute must have a “rel” attribute whose value is “stylesheet”/,
];

interface ValidatorMessage {
  type: 'error' | 'info' | 'non-document-error';
  message: string;
  url: string;
  extract?: string;
}

const hasJava = (): boolean => {
  try {
    execFileSync('java', ['-version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

let documentsFolder: string;
let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  await removeDataFolder(dataDir);
  documentsFolder = await mkdtemp(join(tmpdir(), 'starwick-validity-'));
  site = await startSite({ dataDir });
}, 120_000);
afterAll(async () => {
  await site.end();
  await removeDataFolder(dataDir);
  await rm(documentsFolder, { recursive: true, force: true });
});

/** Stores the documents to be validated, one file for each. */
const storeDocuments = async (): Promise<void> => {
  await mkdir(documentsFolder, { recursive: true });
  const storeDocument = async (name: string, path: string, layout: string): Promise<void> => {
    const response = await fetch(site.url + path, { headers: { cookie: `${LAYOUT_COOKIE}=${layout}` } });
    if (response.headers.get('content-type')?.startsWith('text/html'))
      await writeFile(join(documentsFolder, `${name}.html`), await response.text());
  };
  for (const layout of ['modern', 'classic'])
    for (const { name, path } of SCREEN_ROUTES) await storeDocument(`${layout}-${name}`, path, layout);
  for (const { slug, embed } of BUILT_IN_GAMES)
    if (embed?.src?.startsWith('/play/') && !embed.src.endsWith('.swf'))
      await storeDocument(slug, embed.src, 'modern');
};

const validateDocuments = (): Promise<ValidatorMessage[]> =>
  new Promise((resolve) => {
    const { resolve: find } = createRequire(import.meta.url);
    const jar = join(find('vnu-jar/package.json'), '..', 'build', 'dist', 'vnu.jar');
    // The validator writes its report to standard error, and exits with 1 when it finds an error.
    execFile(
      'java',
      ['-jar', jar, '--format', 'json', '--skip-non-html', documentsFolder],
      { maxBuffer: MAX_REPORT_BYTES },
      (_error, _stdout, stderr) => resolve((JSON.parse(stderr) as { messages: ValidatorMessage[] }).messages),
    );
  });

describe('validating the documents of the site', () => {
  it.skipIf(!hasJava())('reports no errors', { timeout: 600_000 }, async () => {
    await storeDocuments();
    const errors = (await validateDocuments()).filter(
      ({ type, message }) =>
        type !== 'info' && !UNKNOWN_TO_THE_VALIDATOR.some((known) => known.test(message)),
    );
    expect(
      errors.map(({ message, url, extract }) => `${url.split('/').at(-1)}: ${message} ${extract ?? ''}`),
    ).toEqual([]);
  });
});
