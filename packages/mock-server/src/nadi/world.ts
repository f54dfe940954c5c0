import type {
  ExportedAccess,
  ExportedAccount,
  ExportedAuthenticatorApp,
  ExportedDoctorProfile,
  ExportedEarlierJudgement,
  ExportedEmergencyContact,
  ExportedFile,
  ExportedHealthFact,
  ExportedNotification,
  ExportedNotificationDevice,
  ExportedPasskey,
  ExportedPatientProfile,
  ExportedRecoveryCode,
  ExportedSession,
  ExportedVitalSign,
  FailedJob,
  NewNotificationPreferences,
} from '@nadi/contract/schema';
import { presetPreferences } from '@nadi/domain/notifications/preferences';
import type { Store } from '../mock-types';

export type KeptFile = Omit<ExportedFile, 'name' | 'sha256'> & { content: Blob };

/** Everything that the mock keeps of someone, in the form in which the contract exports it. */
export type Person = {
  account: ExportedAccount;
  password: string;
  patient: ExportedPatientProfile | null;
  doctor: ExportedDoctorProfile | null;
  healthFacts: ExportedHealthFact[];
  emergencyContacts: ExportedEmergencyContact[];
  notifications: ExportedNotification[];
  notificationPreferences: NewNotificationPreferences & { version: number };
  notificationDevices: ExportedNotificationDevice[];
  readings: ExportedVitalSign[];
  /** The oldest first. */
  earlierJudgements: ExportedEarlierJudgement[];
  files: KeptFile[];
  sessions: ExportedSession[];
  authenticatorApp: ExportedAuthenticatorApp | null;
  recoveryCodes: (ExportedRecoveryCode & { code: string })[];
  passkeys: ExportedPasskey[];
  /** The oldest first. */
  accessLog: ExportedAccess[];
};

type Token = { sessionId: string; expiresAt: number };
export type AccessToken = Token & {
  /** The refresh token that it came with. */
  refreshToken: string;
};
export type RefreshToken = Token & {
  usedAt: number | null;
  /** Whether an access token that came with it was shown. */
  isAccessUsed: boolean;
  successor: string | null;
};

/** A mail that the API would have sent. */
export type Mail = {
  to: string;
  kind: 'verification' | 'reset';
  /** The text after `#token=` in its link. */
  token: string;
  personId: string;
  expiresAt: number;
  isUsed: boolean;
};

export type World = {
  people: Person[];
  accessTokens: Map<string, AccessToken>;
  refreshTokens: Map<string, RefreshToken>;
  /** The oldest first. */
  mails: Mail[];
  /** The newest first. */
  failedJobs: FailedJob[];
  /** Wrong passwords by address in lower case. */
  failures: Map<string, { count: number; lastAt: number; lockedUntil: number }>;
  /** Requests of operations that have a limit, by operation and who asks. */
  limits: Map<string, { count: number; endsAt: number }>;
  /** Ids of those who must have a second step. */
  mustHaveSecondStep: Set<string>;
  /** Challenges that wait for a passkey, and of whom they are; null before someone signed in. */
  challenges: Map<string, { personId: string | null; expiresAt: number }>;
};

/** What someone begins with who was told of nothing and has chosen nothing. */
export const nothingTold = (): Pick<
  Person,
  'notifications' | 'notificationPreferences' | 'notificationDevices'
> => ({
  notifications: [],
  notificationPreferences: { ...presetPreferences, version: 0 },
  notificationDevices: [],
});

const key = 'nadi';

export const emptyWorld = (): World => ({
  people: [],
  accessTokens: new Map(),
  mustHaveSecondStep: new Set(),
  refreshTokens: new Map(),
  mails: [],
  failedJobs: [],
  failures: new Map(),
  limits: new Map(),
  challenges: new Map(),
});

export function worldOf(store: Store): World {
  const known = store.read<World>(key);
  if (known) return known;
  throw new Error('This store was begun without a scenario of Nadi.');
}

export const keepWorld = (store: Store, world: World): void => store.write(key, world);

export const findPerson = (world: World, id: string): Person | undefined =>
  world.people.find(({ account }) => account.id === id);

/** Everyone who signed up with an address: who confirmed it first, then the newest. */
export function findByAddress(world: World, email: string): Person[] {
  const wanted = email.toLowerCase();
  const found = world.people.filter(({ account }) => account.email.toLowerCase() === wanted).reverse();
  const owner = found.filter(({ account }) => account.emailVerifiedAt !== null);
  return [...owner, ...found.filter((one) => !owner.includes(one))];
}

export function findSession(
  world: World,
  id: string,
): { person: Person; session: ExportedSession } | undefined {
  for (const person of world.people) {
    const session = person.sessions.find((one) => one.id === id);
    if (session) return { person, session };
  }
  return undefined;
}
