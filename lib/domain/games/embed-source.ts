/** Chooses which of a game's URLs is loaded, and checks whether the device can play the game. */
import type { GameEmbed } from '@/lib/contract/game';
import { flashFrameUrl, GAMES_PATH, isFlashSource } from './flash-frame';
import type { Layout } from '../site/layout';
import { GAME_MESSAGES } from '@/lib/messages/game';

/** Returns the URL to load: `modernSrc` in the modern layout, `mobileSrc` on phones and tablets, otherwise `src`. */
export const embedSource = (
  embed: Pick<GameEmbed, 'src' | 'mobileSrc' | 'modernSrc'>,
  device: { layout: Layout; isMobile: boolean },
): string => {
  if (device.layout === 'modern' && embed.modernSrc) return embed.modernSrc;
  if (device.isMobile && embed.mobileSrc) return embed.mobileSrc;
  return embed.src;
};

/** Returns the frame's URL: the game's own or, for a Flash file, the URL of the emulator page. */
export const frameSource = (
  embed: Pick<GameEmbed, 'src' | 'mobileSrc' | 'modernSrc' | 'keys'>,
  device: { layout: Layout; isMobile: boolean },
): string => {
  const source = embedSource(embed, device);
  return isFlashSource(source) ? flashFrameUrl(source, embed.keys) : source;
};

/** Returns the URL on the games' own host if one is configured; otherwise returns it unchanged. */
export const moveToGamesOrigin = (source: string, gamesOrigin: string | null): string =>
  gamesOrigin && source.startsWith(GAMES_PATH) ? `${gamesOrigin}${source}` : source;

export type Orientation = 'landscape' | 'portrait';
export interface MobileSupport {
  landscape: boolean;
  portrait: boolean;
}

/** Returns why a mobile device cannot play in its current orientation (the text of spec §8); null when it can. */
export const mobileNoticeText = (support: MobileSupport, orientation: Orientation): string | null => {
  if (!support.landscape && !support.portrait) return GAME_MESSAGES.gameNotForMobile;
  if (orientation === 'landscape' && !support.landscape) return GAME_MESSAGES.landscapeUnsupported;
  if (orientation === 'portrait' && !support.portrait) return GAME_MESSAGES.portraitUnsupported;
  return null;
};

/** Returns the host of a game that is hosted elsewhere; null for a game on this site, including relative URLs. */
export const foreignHostOf = (source: string, ownOrigins: readonly string[]): string | null => {
  if (!/^https?:\/\//i.test(source)) return null;
  const { host, origin } = new URL(source);
  return ownOrigins.includes(origin) ? null : host;
};
