import type { DoctorSignUp, PatientSignUp, Session } from '@nadi/contract/schema';
import { newProfile } from '@nadi/domain/doctors/registration';
import type { Touch } from '../access-log';
import { sendMail } from '../mails';
import { answer, openly } from '../operation';
import { checkStrength } from '../passwords';
import { openSession } from '../sessions';
import { findByAddress, nothingYet, type Person, type World } from '../world';

type Application = ({ role: 'PATIENT' } & PatientSignUp) | ({ role: 'DOCTOR' } & DoctorSignUp);
type Tools = { world: World; now: Date; device: string; newId(): string; touched(touch: Touch): void };

/** Does the same whether or not the address has an account; only the mail differs. */
function openAccount(application: Application, given: Tools): Session {
  const { world, device, touched } = given;
  checkStrength(application.password, application, '/body/password');
  const [owner] = findByAddress(world, application.email);
  const person = newPerson(application, given);
  world.people.push(person);
  touched({ person });
  if (!owner?.account.emailVerifiedAt) sendMail('verification', person, given);
  return openSession(person, { method: 'sign-up', device }, given);
}

function newPerson(application: Application, { now, newId }: Pick<Tools, 'now' | 'newId'>): Person {
  const { role, firstName, lastName, email, password } = application;
  const at = now.toISOString();
  return {
    account: {
      id: newId(),
      role,
      firstName,
      lastName,
      email,
      emailVerifiedAt: null,
      onboardingCompletedAt: null,
      termsAcceptedAt: at,
      deletionRequestedAt: null,
      createdAt: at,
      updatedAt: at,
    },
    password,
    patient:
      role === 'PATIENT'
        ? {
            dateOfBirth: null,
            gender: null,
            phone: null,
            abhaNumber: null,
            photoId: null,
            version: 1,
            updatedAt: at,
          }
        : null,
    doctor: application.role === 'DOCTOR' ? newProfile(application, at) : null,
    ...nothingYet(),
  };
}

export const signUps = {
  signUpPatient: openly('signUpPatient', ({ body, ...given }) =>
    answer(openAccount({ role: 'PATIENT', ...body }, given)),
  ),
  signUpDoctor: openly('signUpDoctor', ({ body, ...given }) =>
    answer(openAccount({ role: 'DOCTOR', ...body }, given)),
  ),
  // The contract's rule for the role has checked that a doctor gave all fields of theirs, and a patient none.
  register: openly('register', ({ body, ...given }) => answer(openAccount(body as Application, given))),
};
