import type { Specialization } from '@nadi/contract/schema';
import type { Person } from './world';
import { nothingYet } from './world';

const firstNames = ['Anil', 'Devika', 'Farah', 'Gopal', 'Ishaan', 'Lata'];
const lastNames = ['Bose', 'Mathew', 'Nair', 'Patil'];
const fields: Specialization[] = ['general-medicine', 'paediatrics', 'dermatology', 'neurology', 'surgery'];
const day = 86_400_000;

/** Doctors who signed up one day after the other and wait to be verified. */
export const manyDoctors = (count: number, now: Date, password: string): Person[] =>
  Array.from({ length: count }, (_, index) => doctor(index, now, password));

function doctor(index: number, now: Date, password: string): Person {
  const at = new Date(now.getTime() - (index + 1) * day).toISOString();
  const firstName = firstNames[index % firstNames.length] ?? '';
  const lastName = lastNames[Math.floor(index / firstNames.length) % lastNames.length] ?? '';
  const number = String(index + 201).padStart(6, '0');
  return {
    account: {
      id: `0198f000-0000-7000-a000-${number.padStart(12, '0')}`,
      role: 'DOCTOR',
      firstName,
      lastName,
      email: `${firstName}.${lastName}@nadi.example`.toLowerCase(),
      emailVerifiedAt: at,
      onboardingCompletedAt: at,
      termsAcceptedAt: at,
      deletionRequestedAt: null,
      createdAt: at,
      updatedAt: at,
    },
    password,
    patient: null,
    doctor: {
      specialization: fields[index % fields.length] ?? 'other',
      licenseNumber: `EX-${number}`,
      council: 'Example State Medical Council',
      experience: (index * 5) % 31,
      languages: ['en'],
      phone: null,
      about: null,
      photoId: null,
      verification: 'UNVERIFIED',
      reason: null,
      appliedAt: at,
      decidedAt: null,
      decidedBy: null,
      version: 1,
      updatedAt: at,
    },
    ...nothingYet(),
  };
}
