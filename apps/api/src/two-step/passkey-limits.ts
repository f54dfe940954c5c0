import { conflict } from '@nadi/api-server/problem';
import { mostPasskeys } from './find-passkeys';
import { type RelyingParty, relyingPartyOf } from './relying-party';

/** @throws 409 where browsers make no passkeys for the address of this server */
export function requireRelyingParty(publicUrl: string): RelyingParty {
  const party = relyingPartyOf(publicUrl);
  if (!party)
    throw conflict(
      'Passkeys work only where this server is reached by https and a name, or on this machine by localhost.',
    );
  return party;
}

/** @throws 409 where there are as many as one person may have */
export function checkRoom(known: readonly unknown[]): void {
  if (known.length >= mostPasskeys)
    throw conflict(`You already have ${mostPasskeys} passkeys. Remove one to add another.`);
}
