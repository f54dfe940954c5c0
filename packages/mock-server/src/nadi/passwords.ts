import type { FieldProblem } from '@nadi/contract/schema';
import { tooManyRequests, unprocessable } from './problems';
import type { Person, World } from './world';

const mostFailures = 10;
/** Milliseconds of a lock, and of the pause between two wrong passwords after which the count begins anew. */
const window = 15 * 60_000;

/** @throws 429 where too many wrong passwords were tried for an address, also for the right one */
export function checkLock(world: World, email: string, now: Date): void {
  const left = (world.failures.get(email.toLowerCase())?.lockedUntil ?? 0) - now.getTime();
  if (left > 0) throw tooManyRequests(left / 1000);
}

export function countFailure(world: World, email: string, now: Date): void {
  const at = now.getTime();
  const known = world.failures.get(email.toLowerCase());
  const goesOn = known && known.lockedUntil === 0 && known.lastAt > at - window;
  const count = (goesOn ? known.count : 0) + 1;
  const lockedUntil = count >= mostFailures ? at + window : 0;
  world.failures.set(email.toLowerCase(), { count, lastAt: at, lockedUntil });
}

/** Words of which a long password alone does not become a good one; the API knows many more. */
const easy = ['password', 'nadi', 'qwerty', 'qwertyuiop', 'letmein', 'welcome', 'abcdefghijkl'];

/** @throws 422 for a password that is easy to guess */
export function checkStrength(
  password: string,
  owner: { email: string; firstName: string; lastName: string },
  pointer: string,
): void {
  const plain = password.normalize('NFKC').toLowerCase();
  const [local = ''] = owner.email.toLowerCase().split('@');
  const words = [owner.email, local, owner.firstName, owner.lastName, ...easy]
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= 3)
    .sort((a, b) => b.length - a.length);
  const left = words.reduce((rest, word) => rest.replaceAll(word, ''), plain);
  const isMadeOfThem = left !== plain && !/\p{Letter}/u.test(left);
  if (isMadeOfThem || new Set(plain).size < 4) throw unprocessable({ pointer, message, code: 'common' });
}

const message =
  'This password is easy to guess. Choose another, such as four words that do not belong together.';

/** A wrong one is a fault of the form and not a 401, which would end the session in the browser. */
export function checkCurrent(person: Person, password: string, pointer: string): void {
  if (person.password !== password)
    throw unprocessable({
      pointer,
      message: 'This is not your password.',
      code: 'wrong',
    } satisfies FieldProblem);
}
