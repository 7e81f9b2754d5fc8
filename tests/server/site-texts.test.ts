import { expect, it } from 'vitest';
import { findTexts } from '@/server/site-texts';

it('searches every source, and omits those without a match', async () => {
  const text = { title: 'Lamps', href: '/help/lamps', excerpt: 'How a lamp is lit.' };
  const sources = [
    { heading: 'Help', find: async (term: string) => (term === 'lamp' ? [text] : []) },
    { heading: 'About', find: async () => [] },
  ];
  expect(await findTexts('lamp', sources)).toEqual([{ heading: 'Help', texts: [text] }]);
  expect(await findTexts('moth', sources)).toEqual([]);
});
