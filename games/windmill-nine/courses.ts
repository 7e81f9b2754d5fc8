/** Maps each key to its course. */
import { CANAL } from './canal';
import { GARDEN } from './garden';
import { ROOFTOPS } from './rooftops';
import type { CourseKey, Hole } from './types';

export const COURSES: Record<CourseKey, readonly Hole[]> = {
  garden: GARDEN,
  rooftops: ROOFTOPS,
  canal: CANAL,
};
