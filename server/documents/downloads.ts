/**
 * Serves the files of download games as complete files, ranges and 304 responses. Browsers save these files; the site
 * never opens them.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { NO_SNIFF } from '../http/content-policy';
import { DOWNLOADS_PATH } from '@/lib/domain/games/downloads-path';
import type { Downloads, PackedFile } from '../product/shop/downloads';

// The accepted Host headers. The request's host is used when no site URL is configured.
const DOWNLOADS_HOST = /^[a-z0-9.-]{1,253}(:\d{1,5})?$/i;
const BYTE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/** Returns the first and last requested byte; null for the complete file, 'none' when the range does not exist. */
const parseByteRange = (header: string | undefined, length: number): [number, number] | 'none' | null => {
  const [, from = '', to = ''] = BYTE_RANGE.exec(header ?? '') ?? [];
  // Several ranges, other units and malformed headers all get the complete file (RFC 9110 §14.2).
  if (from === '' && to === '') return null;
  const first = from === '' ? Math.max(0, length - Number(to)) : Number(from);
  const last = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1);
  if (from !== '' && to !== '' && Number(to) < first) return null;
  return first >= length || last < first ? 'none' : [first, last];
};

const createDownloadHeaders = ({ fileName, etag }: PackedFile): Record<string, string> => ({
  ...NO_SNIFF,
  'content-type': 'text/html; charset=utf-8',
  'content-disposition': `attachment; filename="${fileName.replace(/[^\w .-]/g, '')}"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
  // Makes the file inert if a browser opens it here anyway.
  'content-security-policy': "sandbox; default-src 'none'",
  'accept-ranges': 'bytes',
  'cache-control': 'no-cache, no-transform',
  etag,
});

interface DownloadOptions {
  downloads: Downloads;
  baseUrl: string | null;
  isSecure(request: IncomingMessage): boolean;
}

/** Returns a handler that serves these files, and returns false for any other path. */
export const createDownloads =
  ({ downloads, baseUrl, isSecure }: DownloadOptions) =>
  (request: IncomingMessage, response: ServerResponse, pathname: string): boolean => {
    if (!pathname.startsWith(DOWNLOADS_PATH)) return false;
    const host = request.headers.host ?? '';
    const requestOrigin = `${isSecure(request) ? 'https' : 'http'}://${DOWNLOADS_HOST.test(host) ? host : 'localhost'}`;
    const file = downloads.read(pathname, baseUrl ?? requestOrigin);
    if (!file) return false;
    const headers = createDownloadHeaders(file);
    const sendDownload = (status: number, more: Record<string, string | number>, body?: Buffer): boolean => {
      response.writeHead(status, { ...headers, ...more });
      response.end(request.method === 'HEAD' ? undefined : body);
      return true;
    };
    const requestedEtag = request.headers['if-none-match'];
    if (
      requestedEtag &&
      requestedEtag.split(',').some((each) => each.trim().replace(/^W\//, '') === file.etag)
    )
      return sendDownload(304, {});
    const ifRange = request.headers['if-range'];
    const { length } = file.body;
    // A download of another version starts again from the beginning.
    const isSame = ifRange === undefined || ifRange === file.etag;
    const range = isSame ? parseByteRange(request.headers.range, length) : null;
    if (range === 'none') return sendDownload(416, { 'content-range': `bytes */${length}` });
    if (range === null) return sendDownload(200, { 'content-length': length }, file.body);
    const [first, last] = range;
    return sendDownload(
      206,
      { 'content-range': `bytes ${first}-${last}/${length}`, 'content-length': last - first + 1 },
      file.body.subarray(first, last + 1),
    );
  };
