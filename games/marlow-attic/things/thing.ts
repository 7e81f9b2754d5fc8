/** What the list of things says of each: its name and riddle, how large it lies there, and its drawing. */
import type { Family } from '../paints';

export type Room = 'kitchen' | 'study' | 'nursery' | 'garden' | 'wardrobe' | 'lumber';

export interface Thing {
  key: string;
  name: string;
  /** Things of one kin are too like each other to be told apart by a shape or a riddle. */
  kin: string;
  room: Room;
  family: Family;
  /** Longer side, to the usual one. */
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

/** Makes the things of a room. */
export const thingsOf = (room: Room, rows: readonly Row[]): Thing[] =>
  rows.map(([name, family, size, riddle, drawing, kin = name]) => {
    const key = name.replaceAll(/[^a-z]+/g, '-');
    return { key, name, kin, room, family, size, riddle, drawing };
  });
