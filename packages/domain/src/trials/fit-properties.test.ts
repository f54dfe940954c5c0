import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Statement, TrialFacts } from './criterion';
import { type Because, evaluate } from './evaluate';
import { ruleOf } from './parse-criteria';
import { entry, hba1c, nothing, today } from './test/ask';

describe('the answer to a statement', () => {
  const statements: Statement[] = [
    'Age 40 to 70 years',
    'Female',
    'Pregnant women',
    'Pregnancy or lactation',
    'Type 2 diabetes',
    'Type 2 diabetes for at least 12 months',
    'History of stroke',
    'Heart attack or stroke in the last 6 months',
    'Current use of insulin',
    'Known allergy to penicillin',
    'HbA1c between 7.0 and 10.0 %',
  ].flatMap((line) => ruleOf(line)?.statement ?? []);

  const day = fc
    .integer({ min: 0, max: 900 })
    .map((back) => new Date(Date.parse(today) - back * 86_400_000).toISOString().slice(0, 10));
  const named = fc.constantFrom(
    'Type 2 diabetes',
    'Diabetes',
    'Stroke',
    'Heart attack',
    'Insulin',
    'Penicillin',
    'Cough',
    null,
  );
  const entries = fc.record({
    keptIn: fc.constantFrom('medical-history' as const, 'medicines' as const),
    kind: fc.constantFrom('condition' as const, 'medicine' as const, 'allergy' as const),
    name: named,
    onset: fc.option(day),
    status: fc.constantFrom('active', 'remission', 'resolved', 'unknown', 'entered-in-error'),
  });
  const health = fc.record({
    type: fc.constantFrom('pregnant' as const, 'not-pregnant' as const, 'gave-birth' as const),
    from: day,
  });
  const records = fc
    .record({
      dateOfBirth: fc.option(fc.constantFrom('1980-05-01', '1950-01-01', '2012-02-29')),
      gender: fc.option(fc.constantFrom('FEMALE' as const, 'MALE' as const, 'OTHER' as const)),
      entries: fc.array(entries, { maxLength: 6 }),
      facts: fc.array(health, { maxLength: 3 }),
      values: fc.array(fc.record({ number: fc.double({ min: 4, max: 14, noNaN: true }), day }), {
        maxLength: 3,
      }),
    })
    .map(
      (made): TrialFacts => ({
        ...{ today, dateOfBirth: made.dateOfBirth, gender: made.gender },
        entries: made.entries.map((one, index) => entry({ ...one, id: `entry-${index}` })),
        facts: made.facts.map((one, index) => ({ ...one, id: `fact-${index}`, to: null, metres: null })),
        values: made.values.map(({ number, day: on }, index) =>
          hba1c(number, { id: `value-${index}`, day: on }),
        ),
      }),
    );
  const cases = fc.record({ statement: fc.constantFrom(...statements), facts: records });

  /** A record without some of its items. */
  const without = (facts: TrialFacts, gone: readonly Because[]): TrialFacts => {
    const ids = new Set(gone.flatMap((one) => ('id' in one ? [one.id] : [])));
    const has = (field: string) => gone.some((one) => 'field' in one && one.field === field);
    const left = <Item extends { id: string }>(items: readonly Item[]) =>
      items.filter(({ id }) => !ids.has(id));
    return {
      ...{ today, entries: left(facts.entries), facts: left(facts.facts), values: left(facts.values) },
      dateOfBirth: has('dateOfBirth') ? null : facts.dateOfBirth,
      gender: has('gender') ? null : facts.gender,
    };
  };

  it('is unknown by an empty record', () => {
    for (const statement of statements) expect(evaluate(statement, nothing).isTrue).toBeNull();
  });

  it('rests on items of the record', () => {
    fc.assert(
      fc.property(cases, ({ statement, facts }) => {
        const { isTrue, because, settles } = evaluate(statement, facts);
        expect(isTrue === null || because.length > 0).toBe(true);
        expect(settles === null).toBe(isTrue !== null);
      }),
      { numRuns: 2000 },
    );
  });

  it('is the same by the items alone that it names', () => {
    fc.assert(
      fc.property(cases, ({ statement, facts }) => {
        const { isTrue, because } = evaluate(statement, facts);
        if (isTrue === null) return;
        const all: Because[] = [
          ...[...facts.entries, ...facts.facts, ...facts.values].map((one) => ({
            source: 'medical-history' as const,
            id: one.id,
          })),
          { source: 'profile', field: 'dateOfBirth' },
          { source: 'profile', field: 'gender' },
        ];
        const isNamed = (item: Because) =>
          because.some((one) =>
            'id' in item && 'id' in one
              ? item.id === one.id
              : 'field' in item && 'field' in one && item.field === one.field,
          );
        const rest = all.filter((item) => !isNamed(item));
        expect(evaluate(statement, without(facts, rest)).isTrue).toBe(isTrue);
      }),
      { numRuns: 2000 },
    );
  });

  it('becomes its opposite by more facts only if they are of a later day, or about the same thing', () => {
    fc.assert(
      fc.property(cases, records, ({ statement, facts }, more) => {
        const joined: TrialFacts = {
          ...facts,
          dateOfBirth: facts.dateOfBirth ?? more.dateOfBirth,
          gender: facts.gender ?? more.gender,
          entries: [...facts.entries, ...more.entries.map((one) => ({ ...one, id: `more-${one.id}` }))],
        };
        const [before, after] = [evaluate(statement, facts), evaluate(statement, joined)];
        if (before.isTrue === null || after.isTrue === before.isTrue) return;
        // A fact that was recorded is never overruled in silence: it is said as a contradiction, or what is new is exact about the same thing.
        const isSaid = after.isTrue === null && after.because.length > 0;
        const isNew = after.because.some((one) => 'id' in one && one.id.startsWith('more-'));
        expect(isSaid || isNew).toBe(true);
        if (before.isTrue && statement.kind !== 'any') expect(after.isTrue).not.toBe(false);
      }),
      { numRuns: 2000 },
    );
  });
});
