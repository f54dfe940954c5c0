import { randomUUID } from 'node:crypto';
import { examples } from '@nadi/contract/examples';
import { type OperationId, operations } from '@nadi/contract/operations';
import { by, type Person } from '../api';
import { createAuthenticator } from '../authenticator';
import { pulse } from '../readings';
import type { Asked } from './ask';
import { type ColumnName, columns, isOwner, sessionStateOf } from './columns';
import { sessionIdOf, type World } from './world';

export type Rule = {
  /**
   * Whose data it is about:
   * - `nobody`: it asks for no session, and who asks nevertheless makes no difference
   * - `caller`: each who may ask gets and changes what is their own
   * - `patient`: one record of the patient, which for anyone else does not exist
   * - `doctors`: registrations of doctors, for whoever the contract names
   */
  about: 'nobody' | 'caller' | 'patient' | 'doctors';
  /** Whether it asks for the password, which takes time to hash. @default false */
  needsPassword?: boolean;
  /** Prepares what is asked for. `who` is the patient where it is about one of their records, else whoever asks. */
  ask?: (world: World, who: Person, column: ColumnName) => Promise<Asked>;
  /** What it answers to that. @default the success that the contract declares */
  answers?: number;
};

export type Expected = 'allowed' | 'not signed in' | 'forbidden' | 'absent';

/** What a column may expect: the roles of the contract first, then whose record it is. */
export function expectedOf(id: OperationId, column: ColumnName, { about }: Rule): Expected {
  const roles: readonly string[] = operations[id].roles;
  if (roles.length === 0) return 'allowed';
  const { role } = columns[column];
  if (role === null || sessionStateOf(column)) return 'not signed in';
  if (!roles.includes(role)) return 'forbidden';
  return about === 'patient' && !isOwner(column) ? 'absent' : 'allowed';
}

const nobody: Rule = { about: 'nobody' };
const caller: Rule = { about: 'caller' };
const someone = () => ({ email: `${randomUUID()}@nadi.example` });

/** A session in which the person may turn things on, whatever state the one that asks is in. */
const withSecondStep = async (world: World, who: Person): Promise<{ secret: string }> =>
  world.twoStep.turnOn(await world.sessionOf(who));

const altitude = { kind: 'altitude', from: '2026-11-01', to: '2026-11-02', metres: 3000 };

/** One for each operation. */
export const rules: Partial<Record<OperationId, Rule>> = {
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
  readLiveness: nobody,
  readReadiness: nobody,

  readMe: caller,
  signOut: caller,
  completeOnboarding: {
    ...caller,
    ask: async (_, _who, column) => {
      const { kiran, samuel } = examples.completeOnboarding.request;
      return { form: columns[column].role === 'PATIENT' ? kiran : samuel };
    },
  },
  changePassword: {
    ...caller,
    needsPassword: true,
    ask: async (_, { password }) => ({
      body: { currentPassword: password, newPassword: 'a kingfisher waits on a wire' },
    }),
  },
  confirmPassword: {
    ...caller,
    needsPassword: true,
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

  exportAccount: caller,
  readAccountDeletion: caller,
  requestAccountDeletion: caller,
  cancelAccountDeletion: {
    ...caller,
    ask: async ({ api }, who) => {
      await api.ask.post('/account/deletion').set(by(who)).expect(200);
      return {};
    },
  },

  listAccessLog: caller,
  readPatientProfile: caller,
  updatePatientProfile: caller,
  readPatientPhoto: {
    ...caller,
    ask: async (world, who) => {
      await world.photo(who);
      return {};
    },
  },
  listHealthFacts: caller,
  addHealthFact: { ...caller, ask: async () => ({ body: altitude }) },
  updateHealthFact: {
    about: 'patient',
    ask: async (world, owner) => ({ id: await world.healthFact(owner, altitude), body: altitude }),
  },
  deleteHealthFact: {
    about: 'patient',
    ask: async (world, owner) => ({ id: await world.healthFact(owner, altitude) }),
  },
  listVitalSigns: caller,
  // What is in it has its own rows; `batch.test.ts` asks for each of them in a batch too.
  runBatch: {
    ...caller,
    ask: async (_, _who, column) => ({
      body: examples.runBatch.request[columns[column].role === 'PATIENT' ? 'patient' : 'doctor'],
    }),
  },
  recordVitalSign: { ...caller, ask: async () => ({ body: pulse }) },
  readVitalSignSummary: caller,
  readVitalSignTrend: { ...caller, ask: async () => ({ query: 'metric=pulse' }) },
  updateVitalSign: {
    about: 'patient',
    ask: async (world, owner) => ({ id: await world.reading(owner), body: { value: 75 } }),
  },
  deleteVitalSign: { about: 'patient', ask: async (world, owner) => ({ id: await world.reading(owner) }) },

  readDoctorProfile: caller,
  updateDoctorProfile: caller,
  listDoctorRegistrations: { about: 'doctors' },
  decideDoctorRegistration: {
    about: 'doctors',
    ask: async ({ api }) => {
      const { userId } = await api.signedIn('UNVERIFIED_DOCTOR', { passwordHash: 'none' });
      return { id: userId, body: { status: 'VERIFIED' } };
    },
  },
};
