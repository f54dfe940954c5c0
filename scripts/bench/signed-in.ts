import type { NewVitalSign } from '@nadi/contract/schema';
import type { Person } from '../../apps/api/scripts/test/people';
import { readingOf } from './outbox/shared';
import type { Stage } from './stage';

/** Enough readings for a meaningful dashboard. */
const readings = 20;

const others = [
  { type: 'pulse', unit: '/min', value: 72 },
  { type: 'oxygen_saturation', unit: '%', value: 97 },
  { type: 'weight', unit: 'kg', value: 71.5 },
  { type: 'respiratory_rate', unit: '/min', value: 15 },
] as const;

/** Returns a reading of another type: a page of readings has a card for each type. */
const otherOf = (number: number): NewVitalSign => ({
  ...(others[((number - 1) / 2) % others.length] ?? others[0]),
  measuredAt: new Date(Date.now() - number * 86_400_000).toISOString(),
});

/** Creates a patient who has recorded readings for a while, on a server on this port. */
export async function addRecordingPatient(stage: Stage, port: string): Promise<Person> {
  const [person] = await stage.addPatients(1);
  if (!person) throw new Error('There is no patient.');
  for (let number = 0; number < readings; number += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/vital-signs`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${person.token}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': crypto.randomUUID(),
      },
      body: JSON.stringify(number % 2 === 0 ? readingOf(number * 1_440) : otherOf(number)),
    });
    if (!answer.ok) throw new Error(`A reading was answered ${answer.status}.`);
  }
  return person;
}

export type SignedIn = { token: string; role: 'PATIENT' | 'DOCTOR' | 'ADMIN' };

/** Runs in the page: stores there what signing in stores. */
export function signInHere({ token, role }: SignedIn): void {
  localStorage.setItem('nadi_token', token);
  localStorage.setItem('nadi_refresh_token', 'none of the bench');
  localStorage.setItem('nadi_role', role);
}
