import { expect, it } from '@jest/globals';
import { visitMoved } from '../notices';

const visit = {
  id: '0199f0f0-0000-7000-8000-000000000001',
  doctor: { id: 'doctor', firstName: 'Meera', lastName: 'Rao', specialization: 'cardiology' as const },
  patient: { id: 'patient', firstName: 'Asha', lastName: 'Example' },
  scheduledAt: '2026-11-20T11:00:00Z',
  timeZone: 'Asia/Kolkata',
};

it('a doctor is told that a visit that was moved waits for their answer, where it does', () => {
  expect(visitMoved({ ...visit, status: 'confirmed' }).body).toBe(
    'It is now on 20 November 2026 at 16:30 (Asia/Kolkata).',
  );
  expect(visitMoved({ ...visit, status: 'requested' }).body).toBe(
    'It is now on 20 November 2026 at 16:30 (Asia/Kolkata). It waits for your answer.',
  );
});
