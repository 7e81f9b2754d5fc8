/** In development, notifies the frame of an open game when the game was rebuilt, so that the frame reloads. */
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';

const SCRIPT_PATH = '/dev/reload.js';
const EVENTS_PATH = '/dev/games';

// scripts/lib/game-page.mjs adds this script to each game's page, with the version of the page's build.
const SCRIPT = `(() => {
  const { slug, version } = document.currentScript.dataset;
  new EventSource('${EVENTS_PATH}').onmessage = ({ data }) => {
    const built = JSON.parse(data)[slug];
    if (built && built !== version) location.reload();
  };
})();
`;

interface GamesManifest {
  games: Record<string, { version: string }>;
  flash: { version: string };
}

/** A game's frame has an opaque origin, so each of its requests is cross-origin. */
const OPEN_TO_FRAMES = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };

const readVersions = (gamesFolder: string): string => {
  const text = readFileSync(join(gamesFolder, 'games-manifest.json'), 'utf8');
  const { games, flash } = JSON.parse(text) as GamesManifest;
  return JSON.stringify(
    Object.fromEntries(Object.entries({ ...games, flash }).map(([slug, { version }]) => [slug, version])),
  );
};

export interface DevReload {
  /** Serves the script and the events; returns false for any other path. */
  handle(request: IncomingMessage, response: ServerResponse, pathname: string): boolean;
  /** Sends the current versions of all games to every open frame. */
  announceBuild(): void;
  close(): void;
}

/**
 * Creates the reload notifier.
 * @param gamesFolder the build's folder that contains `games-manifest.json`
 */
export const createDevReload = (gamesFolder: string): DevReload => {
  const open = new Set<ServerResponse>();
  const sendVersions = (response: ServerResponse): void =>
    void response.write(`data: ${readVersions(gamesFolder)}\n\n`);
  return {
    handle(request, response, pathname) {
      if (pathname === SCRIPT_PATH) {
        response.writeHead(200, {
          ...OPEN_TO_FRAMES,
          'content-type': 'text/javascript',
          'cache-control': 'no-store',
        });
        response.end(SCRIPT);
        return true;
      }
      if (pathname !== EVENTS_PATH) return false;
      response.writeHead(200, {
        ...OPEN_TO_FRAMES,
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
      });
      open.add(response);
      request.once('close', () => open.delete(response));
      sendVersions(response);
      return true;
    },
    announceBuild: () => open.forEach(sendVersions),
    close: () => open.forEach((response) => response.end()),
  };
};
