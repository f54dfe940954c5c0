import { answer } from '@nadi/api-server/answers';
import { dayInIndia } from '@nadi/domain/kernel/time-zone';
import { presentVerified, sayOnly } from '@nadi/domain/prescriptions/present-prescription';
import { isSame } from '../../../kernel/keys/is-same';
import { query } from '../../../kernel/operation/operation';
import { findToCheck } from '../queries/find-prescriptions';
import { hashOf, readCode } from '../sign-code';

export const verifyPrescription = query('verifyPrescription', async ({ body }, { tx, now, secrets }) => {
  const code = await readCode(body.token, secrets);
  if (!code) return answer(sayOnly('altered'));
  const found = await findToCheck(code.id, tx);
  // Takes a code of a key that is no longer here only if it is the one that was kept: of an id alone nothing is said.
  if (!code.isSigned && !(found?.token && isSame(found.token, body.token))) return answer(sayOnly('altered'));
  if (!found) return answer(sayOnly('unknown'));
  const isWhole = found.hash === code.hash && hashOf(found) === code.hash;
  if (!isWhole) return answer(sayOnly('altered'));
  const { isRegistrationInForce } = found;
  return answer(presentVerified(found, { today: dayInIndia(now), isRegistrationInForce }));
});
