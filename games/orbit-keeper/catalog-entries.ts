/** The catalog entry of Orbit Keeper. */
import type { BuiltInGame } from '@/lib/domain/games/built-in-game';
import { GENRE_IDS } from '@/lib/domain/games/genre-ids';
import { knownNamesOf } from '@/lib/domain/games/known-names';
import { KEYWORD, MODES } from './config';
import { KNOWN_NAMES } from './known-names';

const artUrl = (name: string): string => `/play/orbit-keeper/art/${name}.svg`;

export const ORBIT_KEEPER: BuiltInGame = {
  slug: 'orbit-keeper',
  keyword: KEYWORD,
  names: knownNamesOf(KNOWN_NAMES, 'orbit-keeper'),
  title: 'Orbit Keeper',
  pageLayout: 'online',
  genres: [GENRE_IDS.ACTION],
  isDailyGame: false,
  isFeatured: true,
  hasLeaderboards: true,
  highlightColor: '#3A2A7E',
  publishedAt: '2026-11-21T00:00:00Z',
  media: {
    thumbnailImg: artUrl('orbit-keeper'),
    thumbnailImgTall: artUrl('tall'),
    thumbnailImgSmall: artUrl('small'),
    thumbnailImgXl: artUrl('preview'),
    billboardImg: [artUrl('billboard'), artUrl('billboard-phone')],
  },
  texts: {
    description:
      'A small planet, a ring of houses, and a sky that will not stay up. You are the lantern in orbit: swing low where you are quick, climb where there is room, and bump every stone away before it puts out a lamp. What you send off strikes what is still falling, and what breaks leaves sparks for your pulse. Twelve kinds of night, from first stones to the hulk, then all of them again, faster. Three difficulties; the game remembers the wave you reached.',
    descriptionShort: 'Circle the planet, send off what falls, keep its lamps lit.',
    instructions:
      'Move the mouse round the planet, or use the arrow keys: left and right turn, up and down change the orbit. On a touch screen drag, or use the keys on it.\n\nBump stones, boulders, moths and wrecks away. Each that comes down puts out a lamp; when all are out the game is over. A wave without a loss counts twice, and after every wave a lamp is lit again.\n\nKeep clear of embers: they stun. A pulse (Space, click or tap) turns them into sparks. Sparks fill the pulse. Comets are worth catching. Lanterns bring a twin, a halo, slow skies, a magnet, or a light.\n\nP pauses, M mutes.',
    credits: 'Made by Starwick, only here',
  },
  embed: {
    src: '/play/orbit-keeper/orbit-keeper.swf',
    width: 1088,
    height: 680,
    supportsMobile: { landscape: true, portrait: true },
    keys: ['ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight', 'Space'],
  },
  archiveFrom: null,
  modes: MODES,
};
