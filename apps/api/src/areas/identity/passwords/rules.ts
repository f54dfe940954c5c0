import { brand } from '@nadi/brand';
import type { FieldProblem } from '@nadi/contract/schema';
import {
  easyToGuess,
  isMadeOf,
  type Owner,
  plainText,
  wordsOf,
} from '@nadi/domain/identity/personal-password';
import { guessesOf } from './strength';

/** A password that takes fewer guesses than ten to this power is found in a stolen database within hours. */
const minGuesses = 8;

/**
 * Returns why a new password is refused apart from its length, as NIST SP 800-63B requires: common ones, sequences and repetitions, and
 * those made of the person's name or address or of this product's name. No kind of character is required. Null if it is good.
 *
 * @param pointer the field in which it was given
 */
export async function findWeakness(
  password: string,
  owner: Owner,
  pointer: string,
): Promise<FieldProblem | null> {
  const plain = plainText(password);
  const personal = wordsOf(owner, [brand.name]);
  const isWeak = isMadeOf(plain, personal) || (await guessesOf(plain, personal)) < minGuesses;
  return isWeak ? easyToGuess(pointer) : null;
}
