import { describe, expect, it } from '@jest/globals';
import { readLabs } from '@nadi/domain/labs/read-labs';
import { compose } from './corpus/compose';
import { score, total } from './score';
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
