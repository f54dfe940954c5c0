import { randomInt } from 'node:crypto';
import { boundCode, codeEnds, codeRange, toCode } from '@nadi/domain/consent/codes';
import { eq } from 'drizzle-orm';
import type { Writer } from '../../kernel/db/transaction';
import { everyKeyedHash, keyedHash } from '../../kernel/keys/keyed-hash';
import type { Secrets } from '../../kernel/keys/secrets';
import type { CodeState } from './presenters/consent';
import { consentCodes } from './tables/consent-codes';
import type { ConsentRow } from './tables/consents';

type Bound = Pick<ConsentRow, 'id' | 'patientId' | 'doctorId'>;
const bind = (code: string, { id, patientId, doctorId }: Bound) =>
  boundCode(code, { consentId: id, patientId, doctorId });

/** Returns the hashes that the database compares a typed code with. */
export const hashesOf = (code: string, request: Bound, secrets: Secrets): string[] =>
  everyKeyedHash(bind(code, request), secrets);

/**
 * Makes a code; the one before is no longer good. Its digits are in the answer and nowhere else.
 *
 * @param before the state of the code before; null for the first
 */
export async function makeCode(
  request: Bound,
  before: CodeState | null,
  { tx, secrets, now }: { tx: Writer; secrets: Secrets; now: Date },
): Promise<{ digits: string; state: CodeState }> {
  const digits = toCode(randomInt(codeRange));
  const expiresAt = codeEnds(now);
  const made = { codeHash: keyedHash(bind(digits, request), secrets), expiresAt, createdAt: now };
  const resends = before ? before.resends + 1 : 0;
  if (before)
    await tx
      .update(consentCodes)
      .set({ ...made, resends })
      .where(eq(consentCodes.consentId, request.id));
  else
    await tx
      .insert(consentCodes)
      .values({ consentId: request.id, patientId: request.patientId, ...made, tries: 0, resends });
  return { digits, state: { expiresAt, tries: before?.tries ?? 0, resends } };
}
