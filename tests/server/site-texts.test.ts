import { expect, it } from 'vitest';
import { findTexts } from '@/server/site-texts';

it('queries every source and omits the ones without a text', async () => {
  const text = { title: 'Lamps', href: '/help/lamps', excerpt: 'How a lamp is lit.' };
  const sources = [
    { heading: 'Help', find: async (term: string) => (term === 'lamp' ? [text] : []) },
    { heading: 'About', find: async () => [] },
  ];
  expect(await findTexts('lamp', sources)).toEqual([{ heading: 'Help', texts: [text] }]);
  expect(await findTexts('moth', sources)).toEqual([]);
});
