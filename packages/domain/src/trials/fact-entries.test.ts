import { describe, expect, it } from '@jest/globals';
import { noneOf } from '../medical-history/entry';
import { aMedicine } from '../medicines/samples';
import { ownEntries, sharedEntries } from './fact-entries';
import { criterionFit } from './fit';
import { ruleOf } from './parse-criteria';

const today = '2026-11-20';
const none = { ...noneOf('medicine'), id: 'none' };
const insulin = aMedicine({
  id: 'list',
  generic: 'Insulin',
  brand: 'Mixtard',
  atc: null,
  startDay: '2026-01-01',
});
const before = { ...none, id: 'before', name: 'Insulin', status: 'resolved' as const };

function ask(line: string, entries: ReturnType<typeof ownEntries>) {
  const facts = { today, dateOfBirth: null, gender: null, facts: [], values: [], entries };
  return criterionFit({ id: 'x', side: 'exclusion', text: line, rule: ruleOf(line) }, facts);
}
const takes = (entries: ReturnType<typeof ownEntries>) => ask('Current use of insulin', entries);

describe('a criterion of a medicine', () => {
  it('looks at the medicines that a person lists, by their generic name', () => {
    expect(takes(ownEntries([], [insulin], today))).toMatchObject({
      result: 'not-met',
      because: [{ source: 'medicine', id: 'list' }],
    });
    expect(takes(ownEntries([], [{ ...insulin, stoppedAt: '2026-05-01T00:00:00Z' }], today))).toMatchObject({
      result: 'met',
      reason: 'recorded-as-ended',
    });
  });

  it('counts that there are none only if none is listed', () => {
    expect(takes(ownEntries([none], [], today))).toMatchObject({ result: 'met', reason: 'recorded-as-none' });
    const other = aMedicine({ generic: 'Aspirin', startDay: '2026-01-01' });
    expect(takes(ownEntries([none], [other], today))).toMatchObject({ result: 'unknown' });
    expect(takes(ownEntries([none], [insulin], today))).toMatchObject({ result: 'not-met' });
  });

  it('says nothing of a medicine before its first day, and takes one that is listed again for taken', () => {
    const later = { ...insulin, startDay: '2026-11-21' };
    expect(takes(ownEntries([], [later], today))).toMatchObject({
      result: 'unknown',
      reason: 'not-recorded',
    });
    const stopped = { ...insulin, id: 'old', stoppedAt: '2026-05-01T00:00:00Z' };
    expect(takes(ownEntries([], [stopped, insulin], today))).toMatchObject({
      result: 'not-met',
      because: [{ id: 'list' }],
    });
  });

  it('is unknown to a doctor who reads that there are none or that it has ended: the list of medicines is not shared', () => {
    expect(takes(ownEntries([before], [], today))).toMatchObject({ result: 'met' });
    expect(takes(sharedEntries([before]))).toMatchObject({ result: 'unknown', reason: 'not-exact' });
    expect(takes(sharedEntries([none]))).toMatchObject({ result: 'unknown', reason: 'not-recorded' });
    const stroke = { ...none, kind: 'condition' as const, name: 'Stroke', status: 'resolved' as const };
    expect(sharedEntries([stroke])).toMatchObject([{ name: 'Stroke', status: 'resolved' }]);
  });
});
