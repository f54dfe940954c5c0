import { faults, refusals } from '@nadi/domain/identity/refusals';
import { findMail, sendMail } from '../mails';
import { done, openly } from '../operation';
import { checkStrength } from '../passwords';
import { conflict, unprocessable } from '../problems';
import { bearerOf, endSessions } from '../sessions';
import { findByAddress, findPerson, type Mail, type World } from '../world';

/** The operations behind the links in e-mails. */
export const addresses = {
  verifyEmail: openly('verifyEmail', ({ body, headers, world, now, touched }) => {
    const { mail, person } = follow(world, 'verification', body.token);
    // A second click on the same link finds the work done.
    if (mail.isUsed) return done();
    if (mail.expiresAt <= now.getTime()) throw notGood.verification();
    const owner = ownerOf(world, person.account.email);
    if (owner && owner !== person) throw conflict(refusals.addressTaken);
    if (!owner) endSessions(person, now, bearerOf(world, headers, now)?.session);
    person.account.emailVerifiedAt ??= now.toISOString();
    mail.isUsed = true;
    touched({ person });
    return done();
  }),

  resendVerification: openly('resendVerification', ({ body, ...given }) => {
    const [first] = findByAddress(given.world, body.email);
    if (first?.account.emailVerifiedAt === null) sendMail('verification', first, given);
    return done();
  }),

  requestPasswordReset: openly('requestPasswordReset', ({ body, ...given }) => {
    const [person] = findByAddress(given.world, body.email);
    if (!person) return done();
    sendMail('reset', person, given);
    given.touched({ person, isProven: false });
    return done();
  }),

  /** Signs out whoever used the old password; the link came out of the mailbox, so the address is confirmed. */
  resetPassword: openly('resetPassword', ({ body, world, now, touched }) => {
    const { mail, person } = follow(world, 'reset', body.token);
    if (mail.isUsed || mail.expiresAt <= now.getTime()) throw notGood.reset();
    checkStrength(body.password, person.account, '/body/password');
    const owner = ownerOf(world, person.account.email);
    if (owner && owner !== person) throw notGood.reset();
    person.password = body.password;
    person.passkeys = [];
    person.account.emailVerifiedAt ??= now.toISOString();
    endSessions(person, now);
    useUp(world, person.account.id);
    world.failures.delete(person.account.email.toLowerCase());
    touched({ person });
    return done();
  }),
};

/** Every link to a new password that someone was sent. */
export function useUp(world: World, personId: string): void {
  for (const mail of world.mails) if (mail.kind === 'reset' && mail.personId === personId) mail.isUsed = true;
}

function follow(world: World, kind: Mail['kind'], token: string) {
  const mail = findMail(world, kind, token);
  const person = mail && findPerson(world, mail.personId);
  if (!mail || !person) throw notGood[kind]();
  return { mail, person };
}

const ownerOf = (world: World, email: string) =>
  findByAddress(world, email).find(({ account }) => account.emailVerifiedAt !== null);

const notGood = {
  verification: () => unprocessable(faults.verificationOver),
  reset: () => unprocessable(faults.resetOver),
};
