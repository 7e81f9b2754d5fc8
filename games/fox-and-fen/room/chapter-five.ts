/** The fifth chapter of the room, which introduces the cat. */
import type { Chapter } from '../types';

export const CHAPTER_FIVE: Chapter = {
  name: 'The kitchen',
  story:
    'The cat is not hungry. The cat had a herring. But a moth that sits down right beside a cat is a question, and the cat has only ever had the one answer.',
  rule: 'A cat takes every moth that comes to rest beside it, where her paws have been. To fly past is safe.',
  end: 'The cat looked at the empty window for a long while and then, with dignity, at nothing.',
  levels: [
    {
      name: 'Whiskers',
      line: 'Let it fly past. Do not let it stop.',
      par: 5,
      map: ['####W##', 'K......', '...HcH.', '..H..K.', '....C..', '......c', '.c....m', '..K...m'],
    },
    {
      name: 'By the stove',
      line: 'A light beyond the cat is a good light.',
      par: 7,
      map: ['####W##', '......c', '.....K.', '...C.K.', '...Kc..', '....m..', 'Hc....m', '......m'],
    },
    {
      name: 'The herring',
      line: 'Bring them in turn, or bring them together?',
      par: 7,
      map: ['#####W#', '..m.K.c', '......c', '......K', '..m.m.c', '...K...', '.......', '..c....'],
    },
    {
      name: 'Nine lives',
      line: 'She has nine. They have one each.',
      par: 12,
      map: ['###W###', '.......', '.......', '..m....', '.....K.', 'K.....C', '..cCcmm', '....K..'],
    },
  ],
};
