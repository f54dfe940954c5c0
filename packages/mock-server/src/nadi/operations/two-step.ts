import { examples } from '@nadi/contract/examples';
import { presentPasskey, wrongCode } from '@nadi/domain/identity/present-sign-ins';
import { refusals } from '@nadi/domain/identity/refusals';
import { answer, done, signedIn } from '../operation';
import { conflict, notFound, unprocessable } from '../problems';
import { mustSetUp } from '../sessions';
import { isGoodCode, replaceRecoveryCodes } from '../two-step';

const { secret } = examples.startTotp.answers['200'].asha.data;

const uriFor = (email: string) =>
  `otpauth://totp/Nadi:${encodeURIComponent(email)}?issuer=Nadi&secret=${secret}&algorithm=SHA1&digits=6&period=30`;

export const twoStep = {
  readTwoStep: signedIn('readTwoStep', ({ me, world }) => {
    const since = me.authenticatorApp?.confirmedAt ?? null;
    return answer({
      totp: { isOn: since !== null, since },
      isRequired: world.mustHaveSecondStep.has(me.account.id),
      recoveryCodesLeft: me.recoveryCodes.filter(({ usedAt }) => usedAt === null).length,
      passkeys: me.passkeys.map(presentPasskey),
    });
  }),

  startTotp: signedIn('startTotp', ({ me, session, world, now }) => {
    if (mustSetUp(world, me) && session.method !== 'passkey' && me.passkeys.length > 0)
      throw conflict(refusals.besidePasskey);
    if (me.authenticatorApp?.confirmedAt) throw conflict(refusals.totpOnAlready);
    me.authenticatorApp = { createdAt: now.toISOString(), confirmedAt: null };
    return answer({ secret, uri: uriFor(me.account.email) });
  }),

  confirmTotp: signedIn('confirmTotp', ({ body, me, now }) => {
    if (!me.authenticatorApp) throw notFound(refusals.totpNotStarted);
    if (me.authenticatorApp.confirmedAt) throw conflict(refusals.totpConfirmedAlready);
    if (!isGoodCode(body.code)) throw unprocessable(wrongCode('code'));
    me.authenticatorApp.confirmedAt = now.toISOString();
    return answer({ codes: replaceRecoveryCodes(me, now) });
  }),

  removeTotp: signedIn('removeTotp', ({ me, world }) => {
    if (world.mustHaveSecondStep.has(me.account.id)) throw conflict(refusals.totpRequired);
    if (!me.authenticatorApp?.confirmedAt) throw notFound(refusals.totpOff);
    me.authenticatorApp = null;
    me.recoveryCodes = [];
    return done();
  }),

  renewRecoveryCodes: signedIn('renewRecoveryCodes', ({ me, now }) => {
    if (!me.authenticatorApp?.confirmedAt) throw conflict(refusals.noRecoveryCodes);
    return answer({ codes: replaceRecoveryCodes(me, now) });
  }),
};
