/** Fields that a game has under one name everywhere: the three places that define one agree. */
import { getTableColumns } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { game as gameContract, STORED_FIELDS } from '@/lib/contract/game';
import { storedFieldsOf } from '@/lib/domain/stored-fields';
import { game } from '@/server/db/schema/product';
import { CONTENT_KEYS } from '@/server/product/catalogue/entry';
import { starwickRecord } from '@/server/product/catalogue/feeds/starwick-schema';

describe('a stored field', () => {
  it.each([...STORED_FIELDS])(
    '%s is a column, a field of the API and a field of the import format',
    (field) => {
      expect(Object.keys(getTableColumns(game))).toContain(field);
      expect(Object.keys(gameContract.entries)).toContain(field);
      expect(Object.keys(starwickRecord.entries)).toContain(field);
    },
  );

  it.each([...STORED_FIELDS])('%s is brought up to date by an import', (field) => {
    expect(CONTENT_KEYS).toContain(field);
  });

  it('is copied when it is set, and left to its default otherwise', () => {
    expect(storedFieldsOf({ title: 'Quiet', isExclusive: false, pageLayout: undefined })).toEqual({
      isExclusive: false,
    });
  });
});

describe('a column of the operators or the players', () => {
  it.each(['uid', 'slug', 'isHidden', 'isBroken', 'mobileOverride', 'playCount', 'ratingSum'])(
    '%s is never brought up to date by an import',
    (column) => expect(CONTENT_KEYS).not.toContain(column),
  );
});
