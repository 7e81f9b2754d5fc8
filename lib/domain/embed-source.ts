/** Which of a game's addresses is played where, and whether the device can play it at all. */
import type { GameEmbed } from '@/lib/contract/game';
import { flashFrame, isFlashSource } from './flash-frame';
import type { Layout } from './layout';
import { GAME_MESSAGES } from '@/lib/messages/game';

/** The address to load: `modernSrc` wins in the modern layout, `mobileSrc` on phones and tablets, else `src`. */
export const embedSource = (
  embed: Pick<GameEmbed, 'src' | 'mobileSrc' | 'modernSrc'>,
  device: { layout: Layout; isMobile: boolean },
): string => {
  if (device.layout === 'modern' && embed.modernSrc) return embed.modernSrc;
  if (device.isMobile && embed.mobileSrc) return embed.mobileSrc;
  return embed.src;
};

/** The frame's address: the game's own, or for a Flash file the page with the emulator. */
export const frameSource = (
  embed: Pick<GameEmbed, 'src' | 'mobileSrc' | 'modernSrc' | 'keys'>,
  device: { layout: Layout; isMobile: boolean },
): string => {
  const source = embedSource(embed, device);
  return isFlashSource(source) ? flashFrame(source, embed.keys) : source;
};

/** The address on the games' own host, where configuration names one; other addresses stay as they are. */
export const onGamesOrigin = (source: string, gamesOrigin: string | null): string =>
  gamesOrigin && source.startsWith('/play/') ? `${gamesOrigin}${source}` : source;

export type Orientation = 'landscape' | 'portrait';
export interface MobileSupport {
  landscape: boolean;
  portrait: boolean;
}

/** Why a mobile device cannot play as it is held (the words of spec §8), or null when it can. */
export const mobileNotice = (support: MobileSupport, orientation: Orientation): string | null => {
  if (!support.landscape && !support.portrait) return GAME_MESSAGES.gameNotForMobile;
  if (orientation === 'landscape' && !support.landscape) return GAME_MESSAGES.landscapeUnsupported;
  if (orientation === 'portrait' && !support.portrait) return GAME_MESSAGES.portraitUnsupported;
  return null;
};

/** The host a game comes from when that is not this site, else null; relative addresses are ours. */
export const foreignHost = (source: string, ownOrigins: readonly string[]): string | null => {
  if (!/^https?:\/\//i.test(source)) return null;
  const { host, origin } = new URL(source);
  return ownOrigins.includes(origin) ? null : host;
};
