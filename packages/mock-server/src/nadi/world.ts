import type {
  Availability,
  Broadcast,
  BroadcastTemplate,
  CalendarFeed,
  Consent,
  Delivery,
  ExportedAccess,
  ExportedAccount,
  ExportedAuthenticatorApp,
  ExportedDoctorProfile,
  ExportedEarlierAssessment,
  ExportedEmergencyContact,
  ExportedFile,
  ExportedHealthFact,
  ExportedHealthGoal,
  ExportedHealthImport,
  ExportedInsight,
  ExportedMedicalHistory,
  ExportedMedicalHistoryEntry,
  ExportedNotification,
  ExportedNotificationDevice,
  ExportedPasskey,
  ExportedPatientProfile,
  ExportedPressureWeek,
  ExportedRecoveryCode,
  ExportedSession,
  ExportedVitalSign,
  FailedJob,
  HealthConnection,
  LabObservation,
  LabReading,
  MedicalRecord,
  Medicine,
  MedicineAcknowledgement,
  MedicineDose,
  RecordUpload,
  SharingSettings,
} from '@nadi/contract/schema';
import type { KeptMessage } from '@nadi/domain/appointments/messages';
import { type ChosenPreferences, presetPreferences } from '@nadi/domain/notifications/preferences';
import type { Store } from '../mock-types';
import type { KeptVisit } from './kinds/appointments';
import type { KeptDataRequest } from './kinds/data-requests';
import type { KeptLink } from './kinds/health-links';
import type { KeptRx } from './kinds/prescriptions';
import type { KeptHold } from './slot-holds';
import type { KeptEntry } from './waitlist';

export type KeptFile = Omit<ExportedFile, 'name' | 'sha256'> & { content: Blob };

/** An upload with the parts that were received. */
export type KeptUpload = RecordUpload & { parts: Blob[] };

/** Everything that the mock keeps of someone, in the form in which the contract exports it. */
export type Person = {
  account: ExportedAccount;
  /** The last decision of an administrator about the account; null if none was made. */
  suspension: { suspendedAt: string | null; reason: string | null; version: number } | null;
  password: string;
  patient: ExportedPatientProfile | null;
  doctor: ExportedDoctorProfile | null;
  healthFacts: ExportedHealthFact[];
  emergencyContacts: ExportedEmergencyContact[];
  /** Null until they say something. */
  medicalHistory: ExportedMedicalHistory | null;
  medicalHistoryEntries: ExportedMedicalHistoryEntry[];
  medicalRecords: MedicalRecord[];
  /** Files that were sent, or begun, and are not filed. */
  recordUploads: KeptUpload[];
  /** Requests of doctors to this person and accesses to their record, newest first. */
  consents: Consent[];
  sharingSettings: SharingSettings;
  /** When a doctor sees patients; null until they say it. */
  availability: Availability | null;
  /** A doctor's calendar feed, with its token; null without one. */
  calendarFeed: (CalendarFeed & { token: string }) | null;
  /** Their requests about their data. */
  dataRequests: KeptDataRequest[];
  /** The links that they made, newest first. */
  healthLinks: KeptLink[];
  /** The newest last. */
  healthGoals: ExportedHealthGoal[];
  /** The newest last. */
  pressureWeeks: ExportedPressureWeek[];
  /** The newest last. */
  healthImports: ExportedHealthImport[];
  /** Accounts at providers, and beginnings of them that wait for the person to come back. */
  connections: HealthConnection[];
  connectionAttempts: { state: string; provider: HealthConnection['provider']; expiresAt: string }[];
  /** The insights that they were told. */
  insights: ExportedInsight[];
  /** The readings of lab reports, and the values that were saved. */
  labReadings: LabReading[];
  labObservations: LabObservation[];
  medicines: Medicine[];
  medicineDoses: MedicineDose[];
  medicineAcknowledgements: MedicineAcknowledgement[];
  /** The items of the cart, in the order in which they were added. */
  shopCart: { productId: string; quantity: number }[];
  notifications: ExportedNotification[];
  notificationPreferences: ChosenPreferences & { version: number };
  notificationDevices: ExportedNotificationDevice[];
  readings: ExportedVitalSign[];
  /** The oldest first. */
  earlierAssessments: ExportedEarlierAssessment[];
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
  /** True if an access token that came with it was shown. */
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
  /** Visits of all people: each belongs to a patient and a doctor. */
  visits: KeptVisit[];
  /** Messages of all visits, the oldest first. */
  messages: KeptMessage[];
  /** Prescriptions of all people, the oldest first. */
  prescriptions: KeptRx[];
  /** Entries of all people: each belongs to a patient and a doctor. */
  waitlist: KeptEntry[];
  /** Times that are held while people book them: one for each patient. */
  slotHolds: KeptHold[];
  /** The newest first. */
  failedJobs: FailedJob[];
  /** The oldest first. */
  broadcasts: Broadcast[];
  templates: BroadcastTemplate[];
  deliveries: Delivery[];
  /** Wrong passwords by address in lower case. */
  failures: Map<string, { count: number; lastAt: number; lockedUntil: number }>;
  /** Requests of operations that have a limit, by operation and who asks. */
  limits: Map<string, { count: number; endsAt: number }>;
  /** Ids of those who must have a second step. */
  mustHaveSecondStep: Set<string>;
  /** Challenges that wait for a passkey, and of whom they are; null before someone signed in. */
  challenges: Map<string, { personId: string | null; expiresAt: number }>;
};

/** Returns what everyone begins with besides an account and a profile. */
export const nothingYet = (): Omit<Person, 'account' | 'password' | 'patient' | 'doctor'> => ({
  suspension: null,
  healthFacts: [],
  emergencyContacts: [],
  medicalHistory: null,
  medicalHistoryEntries: [],
  medicalRecords: [],
  recordUploads: [],
  dataRequests: [],
  healthLinks: [],
  healthGoals: [],
  pressureWeeks: [],
  healthImports: [],
  connections: [],
  connectionAttempts: [],
  insights: [],
  consents: [],
  sharingSettings: { isFindable: true, blockedDoctors: [], version: 0 },
  availability: null,
  calendarFeed: null,
  labReadings: [],
  labObservations: [],
  medicines: [],
  medicineDoses: [],
  medicineAcknowledgements: [],
  shopCart: [],
  notifications: [],
  notificationPreferences: { ...presetPreferences, version: 0 },
  notificationDevices: [],
  readings: [],
  earlierAssessments: [],
  files: [],
  sessions: [],
  authenticatorApp: null,
  recoveryCodes: [],
  passkeys: [],
  accessLog: [],
});

const key = 'nadi';

export const emptyWorld = (): World => ({
  people: [],
  accessTokens: new Map(),
  mustHaveSecondStep: new Set(),
  refreshTokens: new Map(),
  mails: [],
  visits: [],
  messages: [],
  prescriptions: [],
  waitlist: [],
  slotHolds: [],
  failedJobs: [],
  broadcasts: [],
  templates: [],
  deliveries: [],
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

/** Returns true for a doctor with whom visits can be booked: verified, neither suspended nor leaving. */
export const seesPatients = (
  person: Person | undefined,
): person is Person & { doctor: NonNullable<Person['doctor']> } =>
  person?.doctor?.verification === 'VERIFIED' &&
  !person.suspension?.suspendedAt &&
  !person.account.deletionRequestedAt;

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
