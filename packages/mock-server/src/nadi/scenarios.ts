import { cast, examples } from '@nadi/contract/examples';
import type { Scenario } from '../mock-types';
import { castMember, castWorld, everyone, mockPassword, tokensOf } from './mock-cast';
import { addHistory, addReading } from './scenario-readings';
import { manyDoctors } from './scenario-registrations';
import { replaceRecoveryCodes } from './two-step';
import { keepWorld, type World } from './world';

type Change = (world: World, now: Date) => void;

const hour = 3_600_000;
const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();

/** The description of each, and its differences from the contract's examples. */
const table = {
  examples: [
    'Everyone as the contract tells of them. Kiran and Samuel have just signed up.',
    () => undefined,
  ],
  empty: [
    'Nobody has recorded a reading.',
    (world) => {
      for (const person of world.people) person.readings = [];
    },
  ],
  'new-patient': [
    'Kiran signed up a minute ago: the address is not confirmed, the first questions are not answered.',
    (world, now) => {
      const kiran = castMember(world, 'kiran');
      const at = before(now, 60_000);
      Object.assign(kiran.account, { createdAt: at, updatedAt: at, termsAcceptedAt: at });
      for (const session of kiran.sessions)
        Object.assign(session, { method: 'sign-up', createdAt: at, lastUsedAt: at, confirmedAt: at });
    },
  ],
  'confirmed-patient': [
    'Kiran has confirmed the address and answers the first questions next.',
    (world, now) => {
      castMember(world, 'kiran').account.emailVerifiedAt = before(now, 60_000);
    },
  ],
  'unverified-doctor': [
    'Samuel has answered the first questions and waits to be verified.',
    (world, now) => waiting(world, now),
  ],
  'rejected-doctor': [
    'Samuel has been refused, with the reason.',
    (world, now) => {
      const doctor = waiting(world, now);
      const decided = { decidedAt: before(now, hour), decidedBy: cast.people.admin.id, version: 2 };
      const reason = 'The number is not in the register of the council that you named.';
      Object.assign(doctor, { verification: 'REJECTED', reason, ...decided });
    },
  ],
  'many-registrations': [
    'Samuel and 24 more doctors wait to be verified.',
    (world, now) => {
      waiting(world, now);
      world.people.push(...manyDoctors(24, now, mockPassword));
    },
  ],
  critical: [
    'The last reading of Asha is critical: 188 / 124 mmHg, half an hour ago.',
    (world, now) => {
      const at = new Date(now.getTime() - hour / 2);
      addReading(castMember(world, 'asha'), { type: 'blood_pressure', systolic: 188, diastolic: 124, at });
    },
  ],
  'long-history': [
    'A year of Asha: blood pressure each morning and evening, glucose each morning, weight each week.',
    (world, now) => addHistory(castMember(world, 'asha'), now),
  ],
  'two-step': [
    'Asha has two-step sign-in and a passkey; the code is 000000.',
    (world, now) => {
      const asha = castMember(world, 'asha');
      const at = before(now, 30 * 24 * hour);
      asha.authenticatorApp = { createdAt: at, confirmedAt: at };
      replaceRecoveryCodes(asha, new Date(at));
      const last = asha.recoveryCodes.at(-1);
      if (last) last.usedAt = before(now, 24 * hour);
      asha.passkeys = [
        {
          ...examples.registerPasskey.answers['201'].asha.data,
          credentialId: examples.registerPasskey.request.asha.credential.id,
          publicKey: 'b2YgYSBtb2Nr',
          counter: 0,
          transports: ['internal', 'hybrid'],
          createdAt: at,
        },
      ];
    },
  ],
  'second-step-missing': [
    'Administrators must have a second step, and Nisha has none yet; the code is 000000.',
    (world) => world.mustHaveSecondStep.add(cast.people.admin.id),
  ],
  'confirm-password': [
    'Passwords were given two hours ago: what is sensitive asks for them again.',
    (world, now) => {
      for (const { sessions } of world.people)
        for (const session of sessions) session.confirmedAt = before(now, 2 * hour);
    },
  ],
  'deletion-asked': [
    'Asha asked an hour ago that her account be deleted.',
    (world, now) => {
      castMember(world, 'asha').account.deletionRequestedAt = before(now, hour);
    },
  ],
  locked: [
    'Ten wrong passwords were just tried for Asha: sign-in answers 429.',
    (world, now) => {
      const at = now.getTime();
      world.failures.set(cast.people.asha.email, { count: 10, lastAt: at, lockedUntil: at + hour / 4 });
    },
  ],
  'token-expired': [
    'The access tokens of the beginning have run out; a refresh goes on.',
    (world) => {
      for (const who of everyone) world.accessTokens.delete(tokensOf(who).token);
    },
  ],
  'session-expired': [
    'The sessions of the beginning have ended: access and refresh are refused.',
    (world, now) => {
      for (const { sessions } of world.people)
        for (const session of sessions) session.revokedAt = before(now, hour);
    },
  ],
} as const satisfies Record<string, readonly [description: string, change: Change]>;

export type ScenarioName = keyof typeof table;
export const scenarioNames = Object.keys(table) as ScenarioName[];
export const describeScenario = (name: ScenarioName): string => table[name][0];

function waiting(world: World, now: Date) {
  const { account, doctor } = castMember(world, 'samuel');
  account.onboardingCompletedAt = before(now, hour);
  return Object.assign(doctor ?? {}, {
    languages: ['en', 'ml'],
    phone: '+910000000112',
    about: 'I see adults and families.',
  });
}

/** @param clock what the mock takes for now when it begins */
export const nadiScenarios = (clock: () => Date): Record<ScenarioName, Scenario> =>
  Object.fromEntries(
    scenarioNames.map((name) => {
      const [description, change]: readonly [string, Change] = table[name];
      const scenario: Scenario = {
        description,
        hasExamples: name !== 'empty',
        begin(store) {
          const now = clock();
          const world = castWorld(now);
          change(world, now);
          keepWorld(store, world);
        },
      };
      return [name, scenario];
    }),
  ) as Record<ScenarioName, Scenario>;
