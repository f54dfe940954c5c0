import { answer } from '@nadi/api-server/answers';
import { presentPasskey } from '@nadi/domain/identity/present-sign-ins';
import { query } from '../../../kernel/operation/operation';
import { findPasskeys } from '../two-step/find-passkeys';
import { findTotp } from '../two-step/find-totp';
import { countRecoveryCodes } from '../two-step/recovery-codes';

export const readTwoStep = query('readTwoStep', async (_, { tx, caller, requiresSecondStep }) => {
  const totp = await findTotp(caller, tx);
  const since = totp?.confirmedAt ?? null;
  const passkeys = await findPasskeys(caller, tx);
  return answer({
    totp: { isOn: since !== null, since: since?.toISOString() ?? null },
    isRequired: requiresSecondStep(caller.user),
    recoveryCodesLeft: await countRecoveryCodes({ tx, caller }),
    passkeys: passkeys.map(presentPasskey),
  });
});
