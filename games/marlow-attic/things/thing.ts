/** The data of an object: its name and riddle, its size, and its drawing. */
import type { Family } from '../paints';

export type Room = 'kitchen' | 'study' | 'nursery' | 'garden' | 'wardrobe' | 'lumber';

export interface Thing {
  key: string;
  name: string;
  /** The group of objects that are too similar to be distinguished by a silhouette or a riddle. */
  kin: string;
  room: Room;
  family: Family;
  /** The length of the longer side relative to `USUAL_OBJECT_SIZE`. */
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

/** Returns the objects of a room. */
export const createThings = (room: Room, rows: readonly Row[]): Thing[] =>
  rows.map(([name, family, size, riddle, drawing, kin = name]) => {
    const key = name.replaceAll(/[^a-z]+/g, '-');
    return { key, name, kin, room, family, size, riddle, drawing };
  });
