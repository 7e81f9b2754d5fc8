/** What people call the editions of this game, and what their players do. */
import type { NamesBySlug } from '@/lib/domain/known-names';

export const KNOWN_NAMES: NamesBySlug = {
  'marlow-attic': {
    knownAs: ['Hidden object'],
    searchNames: ['Find the objects', 'Hidden objects', 'Seek and find', 'Search and find', 'I Spy', 'Wheres Waldo', 'Wheres Wally', 'Find it', 'Spot the object', 'Hidden object daily', 'Find the hidden objects', 'Hidden items', 'Find things', 'Spot the difference', 'Find the difference', 'Mystery'],
    playLine: 'Find the things on the list in a crowded picture.',
    kinds: ['relaxing'],
  },
  'the-attic-at-marlow-hall': {
    knownAs: ['Hidden object story'],
    searchNames: ['Hidden object adventure', 'Mystery', 'Detective', 'Find the objects', 'Hidden objects', 'June’s Journey', 'Escape room', 'Point and click', 'Mystery Case Files', 'Room escape', 'Detective game', 'Investigation', 'Haunted house', 'Hidden City', 'Seekers Notes', 'Criminal Case'],
    playLine: 'Search ten rooms for hidden things and follow the letters.',
    kinds: ['relaxing'],
  },
};
