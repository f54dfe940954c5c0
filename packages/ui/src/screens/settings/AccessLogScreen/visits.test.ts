import { describe, expect, it } from '@jest/globals';
import { entries } from './test/example-log';
import type { AccessEntry } from './types';
import { groupVisits, lengthOf } from './visits';

const [own] = entries;
if (!own) throw new Error('The example log is empty.');
const at = (time: string, change: Partial<AccessEntry> = {}): AccessEntry => ({
  ...own,
  id: time,
  at: `2026-11-20T${time}:00+05:30`,
  ...change,
});
const doctor = { name: 'Dr. Meera Rao', role: 'DOCTOR', isSelf: false } as const;
const idsOf = (list: readonly AccessEntry[]) => groupVisits(list).map((visit) => visit.map(({ id }) => id));

describe('visits', () => {
  it('hold what one person did without a longer pause', () => {
    expect(idsOf([at('09:20'), at('09:10'), at('09:00'), at('08:30')])).toEqual([
      ['09:20', '09:10', '09:00'],
      ['08:30'],
    ]);
  });

  it('end where somebody else comes in between', () => {
    expect(idsOf([at('09:20'), at('09:15', { actor: doctor }), at('09:10')])).toEqual([
      ['09:20'],
      ['09:15'],
      ['09:10'],
    ]);
  });

  it('keep another reason apart: an emergency is never folded into treatment', () => {
    const list = [
      at('09:20', { actor: doctor, purpose: 'ETREAT' }),
      at('09:18', { actor: doctor, purpose: 'TREAT' }),
    ];
    expect(idsOf(list)).toHaveLength(2);
  });

  it('last from the first entry to the last, at least a minute', () => {
    const [long, short] = groupVisits([at('09:20'), at('09:08'), at('08:00')]);
    expect([long && lengthOf(long), short && lengthOf(short)]).toEqual([12, 1]);
  });
});
