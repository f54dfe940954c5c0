import { randomUUID } from 'node:crypto';
import { examples } from '@nadi/contract/examples';
import { by, type Person } from '../../../../test/api';
import { createAuthenticator } from '../../../../test/authenticator';
import { columns } from '../../../../test/matrix/columns';
import { caller, nobody, type Rules } from '../../../../test/matrix/rule';
import { sessionIdOf, type World } from '../../../../test/matrix/world';
import { png } from '../../../../test/pictures';

/** A session in which the person may turn things on, whatever state the one that asks is in. */
const withSecondStep = async (world: World, who: Person): Promise<{ secret: string }> =>
  world.twoStep.turnOn(await world.sessionOf(who));

const someone = () => ({ email: `${randomUUID()}@nadi.example` });

export const rules: Rules = {
  signUpPatient: {
    ...nobody,
    ask: async () => ({ body: { ...examples.signUpPatient.request.kiran, ...someone() } }),
  },
  signUpDoctor: {
    ...nobody,
    ask: async () => ({ body: { ...examples.signUpDoctor.request.samuel, ...someone() } }),
  },
  register: {
    ...nobody,
    ask: async () => ({ body: { ...examples.register.request.patient, ...someone() } }),
  },
  signIn: {
    ...nobody,
    ask: async (_, { email, password }) => ({ body: { email, password } }),
  },
  verifyEmail: { ...nobody, answers: 422 },
  resendVerification: nobody,
  requestPasswordReset: nobody,
  resetPassword: { ...nobody, answers: 422 },
  refreshTokens: { ...nobody, ask: async (_, { refreshToken }) => ({ body: { refreshToken } }) },
  createPasskeySignInOptions: nobody,
  signInWithPasskey: { ...nobody, answers: 401 },
  readMe: caller,
  signOut: caller,
  completeOnboarding: {
    ...caller,
    ask: async (_, _who, column) => {
      const { kiran, samuel } = examples.completeOnboarding.request;
      return { form: columns[column].role === 'PATIENT' ? kiran : samuel };
    },
  },
  changePhoto: { ...caller, ask: async () => ({ file: { photo: png } }) },
  removePhoto: caller,
  changePassword: {
    ...caller,
    ask: async (_, { password }) => ({
      body: { currentPassword: password, newPassword: 'a kingfisher waits on a wire' },
    }),
  },
  confirmPassword: {
    ...caller,
    ask: async (_, { password }) => ({ body: { password } }),
  },
  completeSecondStep: {
    ...caller,
    ask: async (world, who) => {
      const { secret } = await withSecondStep(world, who);
      return { body: { code: world.twoStep.codeOf(secret, 1) } };
    },
  },
  listSessions: caller,
  revokeOtherSessions: caller,
  revokeSession: {
    about: 'patient',
    ask: async (world, owner) => ({ id: sessionIdOf(await world.sessionOf(owner)) }),
  },
  readTwoStep: caller,
  startTotp: caller,
  confirmTotp: {
    ...caller,
    ask: async (world, who) => {
      const { secret } = (await world.twoStep.start(who).expect(200)).body.data;
      return { body: { code: world.twoStep.codeOf(secret) } };
    },
  },
  removeTotp: {
    ...caller,
    ask: async (world, who) => {
      await withSecondStep(world, who);
      return {};
    },
  },
  renewRecoveryCodes: {
    ...caller,
    ask: async (world, who) => {
      await withSecondStep(world, who);
      return {};
    },
  },
  createPasskeyOptions: caller,
  registerPasskey: {
    ...caller,
    ask: async ({ api }, who) => {
      const begun = (await api.ask.post('/auth/passkeys/options').set(by(who)).expect(200)).body.data;
      const credential = createAuthenticator(api.context.config.publicUrl).register(begun.options);
      return { body: { challengeId: begun.challengeId, name: 'My phone', credential } };
    },
  },
  deletePasskey: { about: 'patient', ask: async (world, owner) => ({ id: await world.passkey(owner) }) },
};
