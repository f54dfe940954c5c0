import { describe, expect, it } from '@jest/globals';
import { cast } from '@nadi/contract/examples';
import { emptyEntry, entryOf, isTouched, likelierUnit, thisMinute, withType } from './draft';
import { kinds } from './test/clinical-rules';

const now = '2026-11-20T09:00:00+05:30';
const empty = emptyEntry(kinds, [], 'temperature', now);

describe('thisMinute', () => {
  it('has the offset of the reader’s zone and no seconds', () => {
    expect(thisMinute({ now: '2026-11-20T03:30:42.123Z', timeZone: 'Asia/Kolkata' })).toBe(
      '2026-11-20T09:00:00+05:30',
    );
    expect(thisMinute({ now: '2026-11-20T18:30:00Z', timeZone: 'Asia/Kolkata' })).toBe(
      '2026-11-21T00:00:00+05:30',
    );
    expect(thisMinute({ now: '2026-07-01T03:30:42Z', timeZone: 'America/New_York' })).toBe(
      '2026-06-30T23:30:00-04:00',
    );
    expect(thisMinute({ now: '2026-11-20T03:30:42Z', timeZone: 'UTC' })).toBe('2026-11-20T03:30:00+00:00');
  });
});

describe('emptyEntry', () => {
  it('offers the first unit, or the one used last', () => {
    const [latest] = cast.readings.ravi;
    expect(emptyEntry(kinds, [], 'glucose', now).unit).toBe('mg/dL');
    expect(emptyEntry(kinds, latest ? [{ type: 'glucose', latest }] : [], 'glucose', now).unit).toBe(
      'mmol/L',
    );
  });
});

describe('withType', () => {
  it('keeps moment and note, and nothing that belongs to the old kind', () => {
    const changed = withType({ ...empty, value: 37, note: 'After a walk' }, 'pulse', kinds, []);
    expect(changed).toMatchObject({
      type: 'pulse',
      unit: '/min',
      value: null,
      note: 'After a walk',
      measuredAt: now,
    });
  });
});

describe('isTouched', () => {
  it('is true once something would be lost', () => {
    expect(isTouched(empty, empty)).toBe(false);
    expect(isTouched({ ...empty, value: 37 }, empty)).toBe(true);
  });

  it('does not count the kind, which is no answer yet', () => {
    expect(isTouched(withType(empty, 'pulse', kinds, []), empty)).toBe(false);
  });
});

describe('entryOf', () => {
  it('takes over what can be changed', () => {
    const [reading] = cast.readings.asha;
    expect(reading && entryOf(reading)).toMatchObject({
      systolic: 122,
      diastolic: 78,
      arm: 'left',
      posture: 'seated',
    });
  });
});

describe('likelierUnit', () => {
  it.each([
    [{ ...empty, unit: 'Cel' as const, value: 98.6 }, '[degF]'],
    [{ ...empty, unit: '[degF]' as const, value: 37 }, 'Cel'],
    [{ ...empty, unit: 'Cel' as const, value: 37 }, undefined],
    [{ ...empty, unit: 'Cel' as const, value: 500 }, undefined],
    [{ ...empty, unit: 'Cel' as const, value: null }, undefined],
    [{ ...empty, type: 'glucose' as const, unit: 'mmol/L' as const, value: 140 }, 'mg/dL'],
  ])('%j is likelier in %s', (entry, expected) => {
    expect(likelierUnit(entry, kinds)?.id).toBe(expected);
  });
});
