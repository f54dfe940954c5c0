import { examples } from '@nadi/contract/examples';
import type { Person } from './world';

/** The code that every authenticator app shows here, and the one in the contract's example. */
const goodCodes: readonly string[] = ['000000', examples.completeSecondStep.request.code.code];
const { codes } = examples.renewRecoveryCodes.answers['200'].asha.data;

export const isGoodCode = (code: string | undefined): boolean => goodCodes.includes(code ?? '');

/** Gives someone the ten codes of the contract's example in place of all earlier ones. */
export function replaceRecoveryCodes(person: Person, now: Date): string[] {
  person.recoveryCodes = codes.map((code) => ({ code, createdAt: now.toISOString(), usedAt: null }));
  return [...codes];
}

const bare = (code: string) => code.replace(/[\s-]/g, '').toLowerCase();

/** Uses a code up. False where it is none of the person's, or was used before. */
export function takeRecoveryCode(person: Person, given: string, now: Date): boolean {
  const found = person.recoveryCodes.find(
    ({ code, usedAt }) => usedAt === null && bare(code) === bare(given),
  );
  if (found) found.usedAt = now.toISOString();
  return found !== undefined;
}
