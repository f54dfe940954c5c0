import {
  easyToGuess,
  isMadeOf,
  type Owner,
  plainText,
  wordsOf,
} from '@nadi/domain/identity/personal-password';
import { wrongPassword } from '@nadi/domain/identity/refusals';
import { lockLifetime, maxWrongPasswords } from '@nadi/domain/identity/session-limits';
import { tooManyRequests, unprocessable } from './problems';
import type { Person, World } from './world';

/** @throws 429 where too many wrong passwords were tried for an address, also for the right one */
export function checkLock(world: World, email: string, now: Date): void {
  const left = (world.failures.get(email.toLowerCase())?.lockedUntil ?? 0) - now.getTime();
  if (left > 0) throw tooManyRequests(left / 1000);
}

export function countFailure(world: World, email: string, now: Date): void {
  const at = now.getTime();
  const known = world.failures.get(email.toLowerCase());
  const goesOn = known && known.lockedUntil === 0 && known.lastAt > at - lockLifetime;
  const count = (goesOn ? known.count : 0) + 1;
  const lockedUntil = count >= maxWrongPasswords ? at + lockLifetime : 0;
  world.failures.set(email.toLowerCase(), { count, lastAt: at, lockedUntil });
}

/** Words of which a long password alone does not become a good one; the API knows many more. */
const easy = ['password', 'nadi', 'qwerty', 'qwertyuiop', 'letmein', 'welcome', 'abcdefghijkl'];

/** @throws 422 for a password that is easy to guess */
export function checkStrength(password: string, owner: Owner, pointer: string): void {
  const plain = plainText(password);
  const words = wordsOf(owner, easy);
  if (isMadeOf(plain, words) || new Set(plain).size < 4) throw unprocessable(easyToGuess(pointer));
}

/** A wrong one is a fault of the form and not a 401, which would end the session in the browser. */
export function checkCurrent(person: Person, password: string, pointer: string): void {
  if (person.password !== password) throw unprocessable(wrongPassword(pointer));
}
