/** Serves built files that were compressed at build time: Next's own, the games' and those of the public folder. */
import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv, { type RequestHandler } from 'sirv';
import { FLASH_PAGE } from '@/lib/domain/games/flash-frame';
import { GAMES_PATH } from '@/lib/domain/games/flash-frame';
import { WORKER_PATH } from '@/lib/domain/games/stored-games';
import { IMAGES_PATH } from '@/lib/domain/games/image-source';
import { builtFolder } from '../built-folder';
import { createFlashPolicy, createGamePolicy, WORKER_POLICY } from './content-policy';
import { findBuiltInImage } from './images';

/** Allows cross-origin requests, because a frame with an opaque origin loads even its own files cross-origin. */
const allowFrameAccess = (response: ServerResponse): void => {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('cross-origin-resource-policy', 'cross-origin');
};

// The emulator's chunks have a content hash in their names; its entry script does not.
const CONTENT_HASH_NAME = /[.\/][0-9a-f]{20}\.(js|wasm)$/;
const IMMUTABLE_CACHE_CONTROL = 'public,max-age=31536000,immutable';

/** The path of a raster image of a game's drawing, in the size of a card (scripts/build-images.mjs). */
const RASTER_ART_PATH = /^(\/play\/[\w-]+\/art\/[\w-]+)\.w\d+\.webp$/;

const createFolderHandler = (
  path: string,
  options: { immutable: boolean; isDev: boolean },
): RequestHandler | null =>
  existsSync(path)
    ? sirv(path, {
        dev: options.isDev,
        brotli: true,
        gzip: true,
        etag: true,
        ...(options.immutable ? { maxAge: 31_536_000, immutable: true } : { maxAge: 0 }),
      })
    : null;

/** Returns a handler for a folder that scripts/build-deferred.mjs fills while the site runs, so each request checks the disk. */
const createGrowingFolderHandler = (path: string): RequestHandler =>
  sirv(path, {
    dev: true,
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response) => {
      if (!response.hasHeader('cache-control'))
        response.setHeader('cache-control', 'public,max-age=0,must-revalidate');
    },
  });

const runHandler = (
  handler: RequestHandler | null,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> => {
  if (!handler) return Promise.resolve(false);
  return new Promise((resolve) => {
    response.once('close', () => resolve(true));
    response.once('finish', () => resolve(true));
    handler(request, response, () => resolve(false));
  });
};

interface StaticOptions {
  root: string;
  isDev: boolean;
  isSecure(request: IncomingMessage): boolean;
  /** The site's origin. Its pages may embed games from a separate host. */
  site: string | null;
}

/** Returns a handler that serves built files, and returns false when a path has no file. */
export const createStaticFiles = ({ root, isDev, isSecure, site }: StaticOptions) => {
  const nextStatic = createFolderHandler(join(root, '.next', 'static'), { immutable: true, isDev: false });
  // Serves the previous build's files to open and cached pages. Each request checks the disk, because a rebuild turns
  // this process's own build into the previous one.
  const previousStatic = sirv(join(root, '.next-previous', 'static'), {
    dev: true,
    brotli: true,
    gzip: true,
    maxAge: 31_536_000,
    immutable: true,
  });
  // A file listed at startup is missing if the site was rebuilt in the meantime.
  const fileExists = (path: string): boolean => existsSync(join(root, '.next', 'static', path));
  const games = createFolderHandler(builtFolder(root, isDev, 'games'), { immutable: false, isDev });
  const images = createGrowingFolderHandler(builtFolder(root, false, 'pictures'));
  const emulator = createGrowingFolderHandler(builtFolder(root, false, 'emulator'));
  const worker = createFolderHandler(builtFolder(root, isDev, 'worker'), { immutable: false, isDev });
  const ads = createFolderHandler(builtFolder(root, isDev, 'ads'), { immutable: false, isDev });
  const publicFiles = createFolderHandler(isDev ? join(root, 'public') : builtFolder(root, false, 'public'), {
    immutable: false,
    isDev,
  });

  /** Serves a file below `/play/` or `/sdk/`, or a raster image of a drawing there. */
  const serveGameFile = async (
    request: IncomingMessage,
    response: ServerResponse,
    pathname: string,
  ): Promise<boolean> => {
    allowFrameAccess(response);
    const policy = pathname === FLASH_PAGE ? createFlashPolicy : createGamePolicy;
    response.setHeader(
      'content-security-policy',
      policy(request.headers.host ?? 'localhost', isSecure(request), site),
    );
    if (!RASTER_ART_PATH.test(pathname)) return runHandler(games, request, response);
    if (await runHandler(images, request, response)) return true;
    // Sends the drawing itself if no raster image was rendered on this platform.
    request.url = pathname.replace(RASTER_ART_PATH, '$1.svg');
    return runHandler(games, request, response);
  };

  return async (
    request: IncomingMessage,
    response: ServerResponse,
    pathname: string,
    query: string,
  ): Promise<boolean> => {
    if (pathname === IMAGES_PATH) {
      const path = findBuiltInImage(query);
      if (path === null) return false;
      const { url } = request;
      request.url = path;
      const isFound = await serveGameFile(request, response, path);
      request.url = url;
      return isFound;
    }
    if (pathname.startsWith('/_next/static/')) {
      if (isDev) return false;
      const url = request.url ?? '';
      request.url = url.slice('/_next/static'.length);
      const found =
        (fileExists(pathname.slice('/_next/static'.length)) &&
          (await runHandler(nextStatic, request, response))) ||
        (await runHandler(previousStatic, request, response));
      request.url = url;
      return found;
    }
    if (pathname.startsWith(GAMES_PATH) || pathname.startsWith('/sdk/'))
      return serveGameFile(request, response, pathname);
    if (pathname === WORKER_PATH) {
      response.setHeader('content-security-policy', WORKER_POLICY);
      response.setHeader('service-worker-allowed', '/');
      // Browsers must check for a new worker at every visit, so that they find it after a deployment.
      response.setHeader('cache-control', 'no-cache');
      return runHandler(worker, request, response);
    }
    if (pathname.startsWith('/scripts/')) {
      allowFrameAccess(response);
      if (CONTENT_HASH_NAME.test(pathname)) response.setHeader('cache-control', IMMUTABLE_CACHE_CONTROL);
      return runHandler(emulator, request, response);
    }
    if (pathname.startsWith('/ads/')) {
      const url = request.url ?? '';
      request.url = url.slice('/ads'.length);
      const isFound = await runHandler(ads, request, response);
      request.url = url;
      return isFound;
    }
    return pathname.includes('.') ? runHandler(publicFiles, request, response) : false;
  };
};
