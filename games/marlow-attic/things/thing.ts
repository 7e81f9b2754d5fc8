/** The data of a thing: its name and riddle, its size, and its drawing. */
import type { Family } from '../paints';

export type Room = 'kitchen' | 'study' | 'nursery' | 'garden' | 'wardrobe' | 'lumber';

export interface Thing {
  key: string;
  name: string;
  /** Things of one kin are too similar to be distinguished by a silhouette or a riddle. */
  kin: string;
  room: Room;
  family: Family;
  /** The longer side, relative to the usual one. */
  size: number;
  riddle: string;
  drawing: string;
}

type Row = readonly [
  name: string,
  family: Family,
  size: number,
  riddle: string,
  drawing: string,
  kin?: string,
];

/** Returns the things of a room. */
export const thingsOf = (room: Room, rows: readonly Row[]): Thing[] =>
  rows.map(([name, family, size, riddle, drawing, kin = name]) => {
    const key = name.replaceAll(/[^a-z]+/g, '-');
    return { key, name, kin, room, family, size, riddle, drawing };
  });
