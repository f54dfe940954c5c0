import { describe, expect, it } from '@jest/globals';
import { interpret } from './interpretation';
import { casesOf, measuredAt, readingOf, subjectOf, tables } from './test/clinical-case';

/** Written from the clauses, not from the code; `cases/README.md` says how. */
describe.each(tables)('the cases of %s', (table) => {
  const all = casesOf(table);

  it.each(all.map((row) => [row.case, `${row.value} ${row.unit}, ${row.age} ${row.sex}`, row] as const))(
    '%s: %s',
    (_id, _what, row) => {
      const { status, side, worst } = interpret(readingOf(row), subjectOf(row), measuredAt);
      expect({
        status,
        side: side ?? '',
        worst: worst.status,
        worstSide: worst.side ?? '',
        condition: worst.condition ?? '',
        advice: worst.advice ?? '',
      }).toEqual({
        status: row.status,
        side: row.side,
        worst: row.worst,
        worstSide: row.worstSide,
        condition: row.condition,
        advice: row.advice,
      });
    },
  );
});

it('there are at least 400 of them, each with a name of its own', () => {
  const names = tables.flatMap((table) => casesOf(table).map((row) => row.case));
  expect(names.length).toBeGreaterThanOrEqual(400);
  expect(new Set(names).size).toBe(names.length);
});
