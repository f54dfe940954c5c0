import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readLabs } from '@nadi/domain/labs/read-labs';
import { openPictureReader, type PictureReader } from '../../../apps/api/src/kernel/paper/picture';
import { compose } from '../corpus/compose';
import { score } from '../score';
import { scansOf } from '../store-words';
import { allLayouts, kindOfScan } from '../words';

describe('six scans, recognised now', () => {
  let reader: PictureReader;
  beforeAll(async () => {
    reader = await openPictureReader();
  }, 60_000);
  afterAll(async () => {
    await reader.close();
  });

  const live = ['no-head-brackets', 'value-last', 'unit-first', 'pending', 'american-date', 'urine-methods'];
  it.each(
    allLayouts
      .filter(({ id }) => live.includes(id))
      .map((layout) => [`${layout.id} (${kindOfScan(layout)})`, layout] as const),
  )(
    '%s',
    async (_, layout) => {
      const pages = [];
      for (const picture of await scansOf(layout, kindOfScan(layout))) pages.push(await reader.read(picture));
      const { right, expected, wrongUnflagged, wrongBeside } = score(compose(layout), readLabs(pages));
      expect({ wrongUnflagged, wrongBeside }).toEqual({ wrongUnflagged: [], wrongBeside: [] });
      expect(right / expected).toBeGreaterThan(0.6);
    },
    120_000,
  );
});
