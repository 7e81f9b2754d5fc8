import { describe, expect, it } from 'vitest';
import { findTexts } from '@/server/site-texts';

describe('searching the texts of the site', () => {
  it('looks in every source, and omits those without a match', async () => {
    const text = { title: 'Lamps', href: '/help/lamps', excerpt: 'How a lamp is lit.' };
    const sources = [
      { heading: 'Help', find: async (term: string) => (term === 'lamp' ? [text] : []) },
      { heading: 'About', find: async () => [] },
    ];
    expect(await findTexts('lamp', sources)).toEqual([{ heading: 'Help', texts: [text] }]);
    expect(await findTexts('moth', sources)).toEqual([]);
  });
});
