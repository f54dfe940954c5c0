import { conflict } from '@nadi/api-server/problem';
import { refusals } from '@nadi/domain/identity/refusals';
import { maxPasskeys } from '@nadi/domain/identity/session-limits';
import { type RelyingParty, relyingPartyOf } from './relying-party';

/** @throws 409 if browsers cannot create passkeys for the address of this server */
export function requireRelyingParty(publicUrl: string): RelyingParty {
  const party = relyingPartyOf(publicUrl);
  if (!party)
    throw conflict(
      'Passkeys only work if you open this site over https by its name, or on this machine at localhost.',
    );
  return party;
}

/** @throws 409 if a person already has the maximum */
export function checkRoom(known: readonly unknown[]): void {
  if (known.length >= maxPasskeys) throw conflict(refusals.tooManyPasskeys);
}
