// The exports of this area for other areas, the seed, the commands and the server.

export { security } from './notices';
export { hashPassword } from './passwords/hash';
export { findWeakness } from './passwords/rules';
export { findByAddress } from './sessions/accounts';
export { findCaller } from './sessions/caller';
export { nameDevice } from './sessions/device';
export { deviceOfSignIn } from './sessions/device-of-sign-in';
export { holdSessions } from './sessions/hold';
export { guardOf } from './sessions/lockout';
export { issueMailToken } from './sessions/mail-token';
export { removeSecondStep } from './sessions/remove-second-step';
export { sessions } from './tables/sessions';
export { signInGuards } from './tables/sign-in-guards';
export { recoveryCodes, totpSecrets } from './tables/two-step';
export { secondStepRule } from './two-step/required';
export { resealSecret } from './two-step/seal-secret';
