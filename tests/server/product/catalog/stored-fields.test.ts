/** Tests that the three definitions of fields with a common name agree. */
import { getTableColumns } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { game as gameContract, STORED_FIELDS } from '@/lib/contract/game';
import { storedFieldsOf } from '@/lib/domain/site/stored-fields';
import { game } from '@/server/db/schema/product';
import { CONTENT_KEYS } from '@/server/product/catalog/entry';
import { starwickRecord } from '@/server/product/catalog/feeds/starwick-schema';

describe('copying the stored fields of a record', () => {
  it.each([...STORED_FIELDS])(
    'contains only fields that are columns and belong to the API and the import format, such as %s',
    (field) => {
      expect(Object.keys(getTableColumns(game))).toContain(field);
      expect(Object.keys(gameContract.entries)).toContain(field);
      expect(Object.keys(starwickRecord.entries)).toContain(field);
    },
  );

  it.each([...STORED_FIELDS])('contains only fields that imports update, such as %s', (field) => {
    expect(CONTENT_KEYS).toContain(field);
  });

  it('copies fields that are set, and leaves the others at their defaults', () => {
    expect(storedFieldsOf({ title: 'Quiet', isExclusive: false, pageLayout: undefined })).toEqual({
      isExclusive: false,
    });
  });
});

describe('the list of columns that an import updates', () => {
  it.each(['uid', 'slug', 'isHidden', 'isBroken', 'mobileOverride', 'playCount', 'ratingSum'])(
    'omits %s',
    (column) => expect(CONTENT_KEYS).not.toContain(column),
  );
});
