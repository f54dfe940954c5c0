import { describe, expect, it } from '@jest/globals';
import { ask, entry } from './test/ask';

describe('a listed medicine', () => {
  const asks = (line: string, name: string, code: string | null) =>
    ask(line, {
      entries: [entry({ kind: 'medicine', name, codeSystem: code ? 'ATC' : null, code })],
    }).result;

  it.each([
    // A gel, and drops for the eye.
    ['Taking NSAIDs', 'Diclofenac', 'M02AA15'],
    ['Taking oral corticosteroids', 'Prednisolone', 'S01BA04'],
    ['Taking SSRIs', 'Amitriptyline', 'N06AA09'],
    ['Taking sodium valproate', 'Phenytoin', 'N03AB02'],
    ['Taking oral anticoagulants', 'Heparin', 'B01AB01'],
    ['Taking oral anticoagulants', 'Heparin', null],
    ['Taking iron tablets', 'Ferric carboxymaltose', 'B03AC'],
    ['Taking iron tablets', 'Iron', null],
  ])('does not decide "%s" by %s (%s)', (line, name, code) => {
    expect(asks(line, name, code)).toBe('unknown');
  });

  it.each([
    ['Taking NSAIDs', 'Voveran', 'M01AB05'],
    ['Taking NSAIDs', 'Diclofenac', null],
    ['Taking SSRIs', 'Escitalopram', 'N06AB10'],
    ['Taking SSRIs', 'Sertraline', null],
    ['Taking antidepressants', 'SSRI', null],
    ['Taking sodium valproate', 'Valproate', 'N03AG01'],
    ['Taking antiepileptics', 'Sodium valproate', null],
    ['Taking oral anticoagulants', 'Apixaban', 'B01AF02'],
    ['Taking oral anticoagulants', 'Warfarin', null],
    ['Taking anticoagulants', 'Oral anticoagulants', null],
    ['Taking iron tablets', 'Ferrous sulfate', 'B03AA07'],
    ['Taking iron', 'Iron tablets', null],
    ['Taking aspirin', 'Low-dose aspirin', null],
  ])('decides "%s" by %s (%s)', (line, name, code) => {
    expect(asks(line, name, code)).toBe('met');
  });

  it('finds a medicine by its group', () => {
    const takes = (name: string, code: string | null, status = 'active') => ({
      entries: [entry({ kind: 'medicine', name, codeSystem: code ? 'ATC' : null, code, status })],
    });
    expect(ask('Treated with an SGLT2 inhibitor', takes('Forxiga', 'A10BK01'), 'exclusion')).toMatchObject({
      result: 'not-met',
    });
    expect(ask('Treated with an SGLT2 inhibitor', takes('Dapagliflozin', null), 'exclusion')).toMatchObject({
      result: 'not-met',
    });
    expect(ask('Treated with an SGLT2 inhibitor', takes('Metformin', 'A10BA02'), 'exclusion')).toMatchObject({
      result: 'unknown',
    });
    // One that ended says nothing of the others of its group.
    expect(ask('Taking anticoagulants', takes('Warfarin', 'B01AA03', 'resolved'), 'exclusion')).toMatchObject(
      {
        ...{ result: 'unknown', reason: 'not-exact' },
      },
    );
    expect(ask('Taking anticoagulants', takes('Warfarin', null, 'resolved'), 'exclusion')).toMatchObject({
      result: 'unknown',
    });
    expect(ask('Taking warfarin', takes('Warfarin', 'B01AA03', 'resolved'), 'exclusion')).toMatchObject({
      ...{ result: 'met', reason: 'recorded-as-ended' },
    });
    expect(ask('Taking metformin', takes('Metformin', 'A10BA02', 'resolved'), 'exclusion')).toMatchObject({
      result: 'met',
    });
    expect(ask('Current use of insulin', takes('Insulin', 'A10A', 'resolved'), 'exclusion')).toMatchObject({
      result: 'met',
      reason: 'recorded-as-ended',
    });
  });
});
