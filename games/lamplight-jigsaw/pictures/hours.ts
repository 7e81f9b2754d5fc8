/** The times of the evening: the colors of the sky from its top to its horizon, of the land, and of the lights. */
import type { PictureDice } from './dice';

export interface HourColors {
  /** The five colors of the sky from the top to the horizon. */
  sky: readonly [string, string, string, string, string];
  /** The colors of the land from far to near. */
  land: readonly [string, string, string, string];
  moon: string;
  star: string;
  ink: string;
}

export const LAMP = '#FFC861';
export const WARM = ['#FFE2A0', '#FFD070', '#FFBE48', '#F7A23A'] as const;
export const WALL_COLORS = [
  '#F3D9B0',
  '#E8B98E',
  '#D98B73',
  '#B9C4CE',
  '#9FB6A2',
  '#E3C46F',
  '#C98BA0',
  '#8FA9C9',
] as const;
export const ROOF_COLORS = [
  '#D9694B',
  '#8A3B4C',
  '#C4523F',
  '#7B3450',
  '#3F5D7B',
  '#2F6B66',
  '#6B4A8A',
  '#A8642F',
] as const;

const HOURS: readonly HourColors[] = [
  {
    sky: ['#101C4E', '#1C3479', '#31579F', '#6B8CC6', '#F0C9A0'],
    land: ['#5A7DB8', '#2F4F8C', '#1B3268', '#0F1D45'],
    moon: '#FFF0CC',
    star: '#FFF3D6',
    ink: '#0A1230',
  },
  {
    sky: ['#1C1547', '#43276E', '#813D80', '#D4677E', '#FBB47E'],
    land: ['#9A5484', '#5E3270', '#38215A', '#1D1340'],
    moon: '#FFE6C2',
    star: '#FFE9D6',
    ink: '#150C30',
  },
  {
    sky: ['#062A3C', '#0E4A5C', '#25757F', '#76B3A6', '#F5DDA4'],
    land: ['#4F9490', '#23656B', '#12454F', '#082B36'],
    moon: '#FFF4D2',
    star: '#F3FBE6',
    ink: '#051C26',
  },
  {
    sky: ['#1D1440', '#5A2354', '#AE4353', '#EC7E4C', '#FFD083'],
    land: ['#B9566A', '#74325C', '#46204C', '#24123A'],
    moon: '#FFEFC4',
    star: '#FFE8C9',
    ink: '#180B2A',
  },
  {
    sky: ['#0D2430', '#17433F', '#34704F', '#8FB268', '#F6E3A1'],
    land: ['#6A9A62', '#38704F', '#1D4A3C', '#0F2C2B'],
    moon: '#FFF6D0',
    star: '#F8F7D2',
    ink: '#081C1C',
  },
];

/** Returns a random time of the evening. */
export const pickHour = (dice: PictureDice): HourColors => dice.pick(HOURS);

/** Mixes two `#RRGGBB` colors. A share of 0 gives the first one. */
export function mixColors(one: string, other: string, share: number): string {
  const [a, b] = [parseInt(one.slice(1), 16), parseInt(other.slice(1), 16)];
  const mixChannel = (shift: number) => {
    const from = (a >> shift) & 255;
    return Math.round(from + (((b >> shift) & 255) - from) * share);
  };
  return `#${((mixChannel(16) << 16) | (mixChannel(8) << 8) | mixChannel(0)).toString(16).padStart(6, '0')}`;
}

export const darken = (color: string, share = 0.25): string => mixColors(color, '#0A0A24', share);
export const lighten = (color: string, share = 0.25): string => mixColors(color, '#FFF6E0', share);
