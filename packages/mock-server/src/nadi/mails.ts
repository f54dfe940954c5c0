import { examples } from '@nadi/contract/examples';
import { mailLifetimes } from '@nadi/domain/identity/session-limits';
import type { Mail, Person, World } from './world';

/** Replaces the latest e-mail of a kind, so that a link can be followed without a mailbox. */
const newest: Record<Mail['kind'], string> = {
  verification: examples.verifyEmail.request.kiran.token,
  reset: examples.resetPassword.request.asha.token,
};

/** Keeps a mail that the API would have sent. */
export function sendMail(
  kind: Mail['kind'],
  { account }: Person,
  { world, now, newId }: { world: World; now: Date; newId(): string },
): void {
  world.mails.push({
    to: account.email,
    kind,
    token: `mock-${kind}-token-${newId()}`,
    personId: account.id,
    expiresAt: now.getTime() + mailLifetimes[kind],
    isUsed: false,
  });
}

export const findMail = (world: World, kind: Mail['kind'], token: string): Mail | undefined =>
  world.mails.findLast((mail) => mail.kind === kind && (mail.token === token || token === newest[kind]));
