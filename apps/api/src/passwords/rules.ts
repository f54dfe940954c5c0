import { brand } from '@nadi/brand';
import type { FieldProblem } from '@nadi/contract/schema';
import { commonPasswords } from './common-passwords';

/**
 * Why a new password is refused beyond its length, as NIST SP 800-63B asks: common ones, and those that are nothing but the
 * person's address or this product's name. Null where it is good.
 */
export function findWeakness(password: string, email: string): FieldProblem | null {
  const plain = password.normalize('NFKC').toLowerCase();
  const isWeak =
    commonPasswords.has(plain) ||
    new Set(plain).size < 4 ||
    isOnly(plain, email.toLowerCase().split('@')[0] ?? '') ||
    isOnly(plain, email.toLowerCase()) ||
    isOnly(plain, brand.name.toLowerCase());
  return isWeak
    ? {
        pointer: '/body/password',
        message:
          'This password is easy to guess. Choose another, such as four words that do not belong together.',
        code: 'common',
      }
    : null;
}

/** Whether nothing is left of a password but digits and signs when a word is taken out of it. */
function isOnly(password: string, word: string): boolean {
  if (word.length < 3 || !password.includes(word)) return false;
  return !/\p{Letter}/u.test(password.replaceAll(word, ''));
}
