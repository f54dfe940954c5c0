import { describe, expect, it } from '@jest/globals';
import { cast } from '@nadi/contract/examples';
import type { OutboxEntry, Write } from '../../../kernel/offline/write';
import { subjectOf } from './subject';

const { asha } = cast.profiles;
const target = { type: 'oxygen-target-88-92', from: '2026-01-01', to: null, metres: null } as const;
const notPregnant = { type: 'not-pregnant', from: '2026-11-01', to: null, metres: null } as const;
const noon = new Date(2026, 10, 20, 12);

const entry = (write: Write) => ({ write, timestamp: noon.getTime() }) as unknown as OutboxEntry;
const answered = (pregnancy: 'pregnant' | 'not-pregnant' | 'unknown') =>
  entry({ operation: 'updatePatientProfile', body: { pregnancy }, read: asha });

describe('who a reading is assessed for on this device', () => {
  it('is the person as the profile and the facts have it', () => {
    expect(subjectOf(asha, [target], [])).toEqual({
      dateOfBirth: asha.dateOfBirth,
      gender: asha.gender,
      facts: [target],
    });
  });

  it('is nobody of whom anything is assumed where nothing was read', () => {
    expect(subjectOf(null, [], [])).toEqual({ dateOfBirth: null, gender: null, facts: [] });
  });

  it('has what waits to be sent: an answer holds from its day and ends the one before', () => {
    expect(subjectOf(asha, [target, notPregnant], [answered('pregnant')]).facts).toEqual([
      target,
      { ...notPregnant, to: '2026-11-19' },
      { type: 'pregnant', from: '2026-11-20', to: null, metres: null },
    ]);
    expect(subjectOf(asha, [notPregnant], [answered('unknown')]).facts).toEqual([
      { ...notPregnant, to: '2026-11-19' },
    ]);
  });

  it('has the first answers before the server has them', () => {
    const answers = { dateOfBirth: '1996-05-02', gender: 'FEMALE', pregnancy: 'pregnant' };
    const first = entry({ operation: 'completeOnboarding', answers, photo: null });
    expect(subjectOf(null, [], [first])).toMatchObject({
      dateOfBirth: '1996-05-02',
      facts: [{ type: 'pregnant', from: '2026-11-20' }],
    });
  });
});
