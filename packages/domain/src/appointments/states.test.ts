import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { allowedStatuses, isActive, isMovable, isToCome, refuseStatus } from './states';
import type { ConsultationStatus, Side } from './visit';

const now = new Date('2026-11-20T09:00:00Z');
const soon = '2026-11-20T09:00:01Z';
const visit = (status: ConsultationStatus, scheduledAt = '2026-11-20T09:00:00Z') => ({ status, scheduledAt });
const all: ConsultationStatus[] = [
  'requested',
  'confirmed',
  'checked_in',
  'in_progress',
  'completed',
  'cancelled',
  'no_show',
];

describe('the states of a visit', () => {
  it.each([
    ['requested', 'PATIENT', []],
    ['requested', 'DOCTOR', ['cancelled']],
    ['confirmed', 'PATIENT', ['checked_in']],
    ['confirmed', 'DOCTOR', ['checked_in', 'in_progress', 'cancelled', 'no_show']],
    ['checked_in', 'PATIENT', []],
    ['checked_in', 'DOCTOR', ['in_progress', 'cancelled', 'no_show']],
    ['in_progress', 'PATIENT', []],
    ['in_progress', 'DOCTOR', ['completed']],
    ['completed', 'DOCTOR', []],
    ['cancelled', 'DOCTOR', []],
    ['no_show', 'DOCTOR', []],
  ] as const)('%s may be changed by a %s to %j once its time has come', (status, side, expected) => {
    expect(allowedStatuses(visit(status), side, now)).toEqual(expected);
  });

  it.each([
    ['requested', 'PATIENT', ['cancelled']],
    ['requested', 'DOCTOR', ['confirmed', 'cancelled']],
    ['confirmed', 'PATIENT', ['checked_in', 'cancelled']],
    ['checked_in', 'PATIENT', ['cancelled']],
  ] as const)('%s may be changed by a %s to %j until its time has come', (status, side, expected) => {
    expect(allowedStatuses(visit(status, soon), side, now)).toEqual(expected);
  });

  it('let no one check in days before, nor be missed before the time', () => {
    const later = visit('confirmed', '2026-11-20T10:00:01Z');
    expect(allowedStatuses(later, 'DOCTOR', now)).toEqual(['cancelled']);
    expect(allowedStatuses(visit('confirmed', '2026-11-20T09:30:00Z'), 'DOCTOR', now)).toEqual([
      'checked_in',
      'in_progress',
      'cancelled',
    ]);
  });

  it('refuse with what is allowed', () => {
    expect(refuseStatus(visit('confirmed', soon), 'completed', 'PATIENT', now)).toBe(
      'This visit is confirmed. It may become checked_in or cancelled.',
    );
    expect(refuseStatus(visit('completed'), 'cancelled', 'DOCTOR', now)).toBe(
      'This visit is completed. You cannot change that.',
    );
  });

  it('never lead on from a final one, whoever asks and in whatever order', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...all), fc.constantFrom<Side>('PATIENT', 'DOCTOR'))),
        (asked) => {
          let status: ConsultationStatus = 'requested';
          for (const [wanted, side] of asked) {
            if (refuseStatus(visit(status), wanted, side, now) !== null) continue;
            expect(isActive(status)).toBe(true);
            status = wanted;
          }
        },
      ),
    );
  });

  it('let a visit be moved until it begins', () => {
    expect(isMovable(visit('confirmed', '2026-11-20T09:00:01Z'), now)).toBe(true);
    expect(isMovable(visit('confirmed'), now)).toBe(false);
    expect(isMovable(visit('checked_in', '2026-11-20T09:30:00Z'), now)).toBe(false);
  });
});

describe('a visit that no one closes', () => {
  const ended = (status: ConsultationStatus, hoursAgo: number) =>
    isToCome({ status, endsAt: new Date(now.getTime() - hoursAgo * 3_600_000) }, now);

  it('is over at its end if no one came', () => {
    for (const status of ['requested', 'confirmed'] as const)
      expect([ended(status, -0.1), ended(status, 0), ended(status, 1)]).toEqual([true, false, false]);
  });

  it('is over half a day after its end if the patient came', () => {
    for (const status of ['checked_in', 'in_progress'] as const)
      expect([ended(status, 0), ended(status, 11), ended(status, 12)]).toEqual([true, true, false]);
  });

  it('is over in each final state, also before its time', () => {
    for (const status of ['completed', 'cancelled', 'no_show'] as const)
      expect(ended(status, -24)).toBe(false);
  });
});
