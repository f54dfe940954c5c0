import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readLabs } from '@nadi/domain/labs/read-labs';
import { openPictureReader, type PictureReader } from '../../apps/api/src/kernel/paper/picture';
import { compose } from './corpus/compose';
import { score, total } from './score';
import { scansOf } from './store-words';
import { allLayouts, kindOfScan, storedWords } from './words';

describe('scans of the made-up reports, by the words that recognition once made of them', () => {
  const scores = allLayouts.map((layout) => ({
    layout,
    score: score(compose(layout), readLabs(storedWords(layout))),
  }));

  it.each(scores.map((one) => [`${one.layout.id} (${kindOfScan(one.layout)})`, one.score] as const))(
    '%s: nothing is wrong without a doubt',
    (_, { wrongUnflagged, wrongBeside }) => {
      expect({ wrongUnflagged, wrongBeside }).toEqual({ wrongUnflagged: [], wrongBeside: [] });
    },
  );

  it('most values are found, and what is not is shown', () => {
    const { right, expected, ready, unseen } = total(
      scores.filter(({ layout }) => !layout.isHeldOut).map((one) => one.score),
    );
    expect(right / expected).toBeGreaterThan(0.8);
    expect(ready / expected).toBeGreaterThan(0.35);
    expect(unseen / expected).toBeLessThan(0.02);
  });
});

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
