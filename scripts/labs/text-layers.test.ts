import { describe, expect, it } from '@jest/globals';
import { readLabs } from '@nadi/domain/labs/read-labs';
import { wordsOfPdf } from '../../apps/api/src/kernel/paper/pdf';
import { compose } from './corpus/compose';
import { drawReport } from './corpus/draw';
import { score } from './score';
import { allLayouts } from './words';

describe('made-up reports, read from the text layer of their PDF', () => {
  it('are at least forty layouts, a quarter of them held out', () => {
    const heldOut = allLayouts.filter(({ isHeldOut }) => isHeldOut);
    expect(allLayouts.length).toBeGreaterThanOrEqual(40);
    expect(heldOut.length * 4).toBeGreaterThanOrEqual(allLayouts.length);
  });

  // The held-out ones may miss values, which the bench measures; they may not be wrong without a doubt.
  it.each(allLayouts.map((layout) => [layout.id, layout] as const))('%s', async (_, layout) => {
    const report = compose(layout);
    const read = readLabs(await wordsOfPdf(await drawReport(report)));
    const { expected, right, ready, wrongUnflagged, wrongBeside, unseen } = score(report, read);
    expect({ wrongUnflagged, wrongBeside, unseen }).toEqual({
      wrongUnflagged: [],
      wrongBeside: [],
      unseen: 0,
    });
    if (layout.isHeldOut) return;
    expect(right).toBe(expected);
    expect(ready / expected).toBeGreaterThan(0.85);
    expect(read.patientName?.text).toBe(report.patient);
    expect(read.dates.find(({ what }) => what === 'collected')?.date ?? null).toBe(report.collected);
  });
});
