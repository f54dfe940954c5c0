import { expect, it } from '@jest/globals';
import {
  maxMoves,
  maxToCome,
  maxWithDoctor,
  refuseAnotherMove,
  refuseMore,
  refuseOverlap,
} from './own-visits';

const visits = (count: number, doctorId?: string) =>
  Array.from({ length: count }, (_, index) => ({ doctorId: doctorId ?? `doctor-${index}` }));

it('a patient has a limited number of visits to come, in all and with one doctor', () => {
  expect(refuseMore(visits(maxToCome - 1), 'another')).toBeNull();
  expect(refuseMore(visits(maxToCome), 'another')).toBe(
    'You have 10 visits to come. Cancel one before you book another.',
  );
  expect(refuseMore(visits(maxWithDoctor - 1, 'one'), 'one')).toBeNull();
  expect(refuseMore(visits(maxWithDoctor, 'one'), 'other')).toBeNull();
  expect(refuseMore(visits(maxWithDoctor, 'one'), 'one')).toBe(
    'You have 4 visits to come with this doctor. Cancel or move one instead.',
  );
});

it('two visits of a patient do not overlap, and may follow each other', () => {
  const at = (from: string, to: string) => ({
    scheduledAt: `2026-11-20T${from}:00Z`,
    endsAt: new Date(`2026-11-20T${to}:00Z`),
  });
  const own = [at('09:00', '09:30')];
  expect(refuseOverlap(own, at('09:30', '10:00'))).toBeNull();
  expect(refuseOverlap(own, at('08:30', '09:00'))).toBeNull();
  for (const wanted of [
    at('09:15', '09:45'),
    at('08:45', '09:15'),
    at('08:00', '12:00'),
    at('09:10', '09:20'),
  ])
    expect(refuseOverlap(own, wanted)).toBe('You have another visit at this time. Choose another one.');
});

it('a visit is moved a limited number of times, whatever its doctor decides in between', () => {
  const moves = (count: number) => [
    { by: 'PATIENT' as const, status: 'requested' as const },
    ...Array.from({ length: count }, () => [
      { by: 'DOCTOR' as const, status: 'confirmed' as const },
      { by: 'PATIENT' as const, status: 'requested' as const },
    ]).flat(),
  ];
  expect(refuseAnotherMove(moves(maxMoves - 1))).toBeNull();
  expect(refuseAnotherMove(moves(maxMoves))).toBe(
    'This visit was moved 10 times. Cancel it, and book another.',
  );
});
