import { unauthorized, unprocessable } from '@nadi/api-server/problem';
import { wrongPassword } from '@nadi/domain/identity/refusals';
import type { Secrets } from '../../../kernel/keys/secrets';
import { findByPassword } from './hash';

/**
 * Checks a password of a signed-in person. A wrong one is a fault of the form and not a 401, which would end
 * the session in their browser.
 *
 * @param found the person; undefined if the account is gone
 * @throws 422 if it is wrong
 */
export async function checkCurrentPassword<Person extends { email: string; passwordHash: string }>(
  found: Person | undefined,
  password: string,
  pointer: string,
  secrets: Secrets,
): Promise<Person> {
  if (!found) throw unauthorized();
  const person = await findByPassword([found], password, found.email, secrets);
  if (!person) throw unprocessable([wrongPassword(pointer)]);
  return person;
}
