// database: both
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { examples } from '@nadi/contract/examples';
import { type OperationId, operations } from '@nadi/contract/operations';
import { eq, ne } from 'drizzle-orm';
import { allRules } from '../../generated/matrix-rules';
import { type AuditEntryRow, auditEntries } from '../../src/kernel/tables/audit';
import { accountsOf } from '../accounts';
import { by, type Person, startApi, type TestApi } from '../api';
import { createAuthenticator } from '../authenticator';
import { type Asked, ask } from '../matrix/ask';
import type { ColumnName } from '../matrix/columns';
import type { Rule } from '../matrix/rule';
import { type World, worldOf } from '../matrix/world';
import { adminListSubjects } from './admin-list-subjects';
import { failingAtEnd } from './failing-at-end';
import { familySubjects } from './family-subjects';
import { prescriptionSubjects } from './prescription-subjects';
import { shopSubjects } from './shop-subjects';

const origin = 'http://nadi.localhost:8080';

let api: TestApi;
let world: World;
beforeAll(async () => {
  api = await startApi({ PUBLIC_URL: origin });
  world = worldOf(api);
});
afterAll(() => api.close());

const ids = Object.keys(operations) as OperationId[];
const audited = ids.filter((id) => operations[id].audit);

const columnOf: Record<string, ColumnName> = {
  PATIENT: 'the patient',
  DOCTOR: 'a doctor without consent',
  UNVERIFIED_DOCTOR: 'a doctor who is not verified',
  ADMIN: 'an administrator',
  SECOND_STEP: 'a session before its second step',
  SECOND_STEP_MISSING: 'a session whose second step is missing',
};

type Answered = {
  body: { data: { id?: string; user: { id: string }; patient: { id: string } } & { id: string }[] };
};
type Prepared = {
  token: string | null;
  asked: Asked;
  /** Whose records it touches, as its answer tells where nobody knows before. */
  subjects: (answered: Answered) => string[];
  /** True if the address names another record, such as the visit of a prescription. */
  isOfAnother?: boolean;
};

const accounts = () => accountsOf(api);

/** Replaces the rule of the matrix if that asks for something that fails, or for something of someone else. */
const own: Partial<Record<OperationId, (who: Person) => Promise<Omit<Prepared, 'token'>>>> = {
  openHealthLink: async (who) => {
    const { handle } = await world.healthLink(who);
    return { asked: { id: handle, body: { recipient: 'Dr. Roy' } }, subjects: () => [who.userId] };
  },
  downloadHealthLinkFile: async (who) => {
    const { handle } = await world.healthLink(who);
    return { asked: { id: await world.healthLinkTicket(handle) }, subjects: () => [who.userId] };
  },
  signUpPatient: async () => ({ asked: await matrix('signUpPatient'), subjects: whoSignedUp }),
  signUpDoctor: async () => ({ asked: await matrix('signUpDoctor'), subjects: whoSignedUp }),
  register: async () => ({ asked: await matrix('register'), subjects: whoSignedUp }),
  verifyEmail: async () => {
    const email = `${randomUUID()}@nadi.example`;
    const { body } = await accounts().signUp(email).expect(201);
    const asked = { body: { token: accounts().newestToken(email) } };
    return { asked, subjects: () => [body.data.user.id] };
  },
  requestPasswordReset: async ({ email, userId }) => ({
    asked: { body: { email } },
    subjects: () => [userId],
  }),
  resetPassword: async ({ email, userId }) => {
    await api.ask.post('/auth/forgot-password').send({ email }).expect(200);
    const token = accounts().newestToken(email);
    return {
      asked: { body: { token, password: 'a kingfisher waits on a wire' } },
      subjects: () => [userId],
    };
  },
  signInWithPasskey: async (who) => {
    const device = createAuthenticator(origin);
    const begun = (await api.ask.post('/auth/passkeys/options').set(by(who)).expect(200)).body.data;
    const credential = device.register(begun.options);
    await api.ask
      .post('/auth/passkeys')
      .set(by(who))
      .send({ challengeId: begun.challengeId, name: 'Phone', credential })
      .expect(201);
    const { body } = await api.ask.post('/auth/passkeys/sign-in-options').expect(200);
    const { challengeId, options } = body.data;
    return {
      asked: { body: { challengeId, credential: device.signIn(options) } },
      subjects: () => [who.userId],
    };
  },
  listDoctorRegistrations: async () => {
    await api.signedIn('UNVERIFIED_DOCTOR');
    return { asked: { query: 'limit=3' }, subjects: ({ body }) => body.data.map(({ id }) => id) };
  },
  ...familySubjects(() => api),
  searchPatients: async () => {
    const { userId } = await api.signedIn('PATIENT', { firstName: 'Sought', lastName: 'After' });
    return { asked: { query: 'searchType=name&query=sought' }, subjects: () => [userId] };
  },
  requestAuthorization: async () => ofPatientAsked('requestAuthorization'),
  openEmergencyAccess: async () => ofPatientAsked('openEmergencyAccess'),
  verifyAuthorizationCode: async (doctor) => {
    const { userId, token } = await api.signedIn('PATIENT');
    const { id: requestId, code } = await world.consents.allowed({ userId, token }, doctor);
    return { asked: { body: { requestId, code } }, subjects: () => [userId] };
  },
  referPatientToTrial: async (doctor) => {
    const asked = await matrix('referPatientToTrial', doctor);
    const { patientId } = asked.body as { patientId: string };
    return { asked, subjects: () => [patientId] };
  },
  answerTrialReferral: async (doctor) => {
    const patient = await api.signedIn('PATIENT');
    const id = await world.trials.asked(patient, doctor);
    return { asked: { id, body: { status: 'REFERRED' } }, subjects: () => [patient.userId] };
  },
  moveTrialApplicant: async (doctor) => {
    const patient = await api.signedIn('PATIENT');
    const id = await world.trials.interested(patient, doctor);
    return { asked: { id, body: { status: 'CONTACTED' } }, subjects: () => [patient.userId] };
  },
  listPatientTrialFits: async (doctor) => ofPatientShared(doctor, `ids=${await world.trials.published()}`),
  readPatientRecords: async (doctor) => ofPatientShared(doctor, 'kind=vital-signs'),
  readPatientSummary: async (doctor) => ofPatientShared(doctor),
  downloadSharedFile: async (doctor) => ofFileShared(doctor),
  previewSharedFile: async (doctor) => ofFileShared(doctor),
  listEmergencyAccesses: async () => {
    const { userId, token } = await api.signedIn('PATIENT');
    await world.consents.emergency({ userId, token }, await api.signedIn('DOCTOR'));
    // The newest that waits for a review comes first.
    return { asked: { query: 'limit=1' }, subjects: () => [userId] };
  },
  ...adminListSubjects({ api: () => api, world: () => world }),
  reviewEmergencyAccess: async () => {
    const { userId, token } = await api.signedIn('PATIENT');
    const { id } = await world.consents.emergency({ userId, token }, await api.signedIn('DOCTOR'));
    const body = { review: 'JUSTIFIED', note: 'The hospital confirms the admission.' };
    return { asked: { id, body }, subjects: () => [userId] };
  },
  // Its parts leave entries of their own; this batch has none.
  runBatch: async () => {
    const [, deletion] = examples.runBatch.request.patient.requests;
    return { asked: { body: { requests: [deletion] } }, subjects: () => [] };
  },
  ...shopSubjects({ api: () => api, world: () => world }),
  ...prescriptionSubjects({ api: () => api, matrix: (id, who) => matrix(id, who) }),
  updateConsultationNotes: async (doctor) => ofVisit('updateConsultationNotes', doctor),
  addConsultationAddendum: async (doctor) => ofVisit('addConsultationAddendum', doctor),
  listUsers: async () => {
    await api.signedIn('PATIENT');
    return { asked: { query: 'limit=3' }, subjects: ({ body }) => body.data.map(({ id }) => id) };
  },
  decideUser: async (who) => ofAccount('decideUser', who),
  removeUserSecondStep: async (who) => ofAccount('removeUserSecondStep', who),
  decideDoctorRegistration: async (who) => ofAccount('decideDoctorRegistration', who),
};

/** Prepares a request of an administrator about an account that the rule of the matrix makes. */
async function ofAccount(id: OperationId, who: Person): Promise<Omit<Prepared, 'token'>> {
  const asked = await matrix(id, who);
  return { asked, subjects: () => [asked.id ?? ''] };
}

/** Prepares words of a doctor about a visit of a patient whom the rule of the matrix makes. */
async function ofVisit(id: OperationId, doctor: Person): Promise<Omit<Prepared, 'token'>> {
  return { asked: await matrix(id, doctor), subjects: ({ body }) => [body.data.patient.id] };
}

/** Prepares a request of a doctor to a patient whom the rule of the matrix makes. */
async function ofPatientAsked(id: 'requestAuthorization' | 'openEmergencyAccess'): Promise<Prepared> {
  const asked = await matrix(id);
  const { patientId } = asked.body as { patientId: string };
  const { token } = await api.signedIn('DOCTOR');
  return { token, asked, subjects: () => [patientId] };
}

async function ofPatientShared(doctor: Person, query = ''): Promise<Omit<Prepared, 'token'>> {
  const patient = await api.signedIn('PATIENT');
  await world.consents.granted(patient, doctor);
  return { asked: { id: patient.userId, query }, subjects: () => [patient.userId] };
}

async function ofFileShared(doctor: Person): Promise<Omit<Prepared, 'token'>> {
  const patient = await api.signedIn('PATIENT');
  await world.consents.granted(patient, doctor);
  return { asked: { id: await world.recordFile(patient) }, subjects: () => [patient.userId] };
}

const whoSignedUp = ({ body }: Answered) => [body.data.user.id];
const matrix = async (id: OperationId, who?: Person): Promise<Asked> =>
  (await allRules[id]?.ask?.(world, who ?? ({} as Person), 'nobody')) ?? {};

/** Everything that an operation needs to succeed, and who asks. */
async function prepare(id: OperationId): Promise<Prepared> {
  const rule: Rule | undefined = allRules[id];
  if (!rule) throw new Error(`${id} has no rule in the test/matrix.ts of its area.`);
  const roles: readonly string[] = operations[id].roles;
  const role = (roles[0] ?? 'PATIENT') as 'PATIENT';
  const who = await api.signedIn(role);
  const token = roles.length > 0 ? who.token : null;
  const special = await own[id]?.(who);
  if (special) return { token, ...special };
  const asked = (await rule.ask?.(world, who, columnOf[role] ?? 'the patient')) ?? {};
  return { token, asked, subjects: () => [who.userId] };
}

/** Entries of requests: a job that an operation asks for leaves its own. */
const countEntries = (): Promise<number> =>
  api.look((tx) => tx.$count(auditEntries, ne(auditEntries.requestId, 'platform')));
const entriesOf = (requestId: string): Promise<AuditEntryRow[]> =>
  api.look((tx) => tx.select().from(auditEntries).where(eq(auditEntries.requestId, requestId)));

async function send(id: OperationId, { token, asked }: Prepared) {
  const requestId = `request-${randomUUID()}`;
  const before = await countEntries();
  const answered = await ask(api, id, token, asked).set('X-Request-Id', requestId);
  return {
    requestId,
    answered,
    count: (await countEntries()) - before,
    left: await entriesOf(requestId),
  };
}

describe('an operation that the contract marks with x-audit leaves one entry for each person', () => {
  it.each(audited)('%s', async (id) => {
    const prepared = await prepare(id);
    const { requestId, answered, count, left } = await send(id, prepared);
    expect({ status: answered.status, body: answered.body }).toMatchObject({
      status: operations[id].success,
    });
    const subjects = prepared.subjects(answered as unknown as Answered);
    expect(subjects.length).toBeGreaterThan(0);
    expect(count).toBe(subjects.length);
    expect(left.map(({ subjectId }) => subjectId).sort()).toEqual([...subjects].sort());
    const { record, action } = operations[id].audit ?? {};
    // A secret in an address names a record, and is never written down; an address of a new record names another.
    const isNamed = action !== 'create' && !prepared.isOfAnother && prepared.asked.id?.length === 36;
    const names = isNamed ? prepared.asked.id : undefined;
    const isOfRecord = names !== undefined && !subjects.includes(names);
    // Takes the id of what is made at an address without one from the answer.
    const made = action === 'create' ? (answered.body as Answered['body']).data?.id : undefined;
    const known = [prepared.asked.id, made].filter((id) => id !== undefined);
    for (const entry of left) {
      if (isOfRecord) expect(entry.recordIds).toContain(names);
      if (made) expect(known.some((id) => entry.recordIds.includes(id))).toBe(true);
      expect(entry).toMatchObject({
        operation: id,
        recordType: record,
        action,
        requestId,
        at: api.clock.now(),
      });
    }
  });
});

/** Entries that are written after the reading, before the answer: see `own-reads.test.ts`. */
const writtenTogether: OperationId[] = ['listVitalSigns', 'listNotifications'];

/** They use up what a provider takes once, before they write: a person begins again. */
const usedUp: OperationId[] = ['completeHealthConnection'];

describe('and in the same transaction: one that is undone leaves none', () => {
  it.each(audited.filter((id) => !writtenTogether.includes(id)))('%s', async (id) => {
    const prepared = await prepare(id);
    const { db } = api.context;
    const seen = { entries: 0 };
    api.context.db = { ...db, ...failingAtEnd(db, seen) };
    try {
      const { answered, count } = await send(id, prepared);
      expect({ status: answered.status, count }).toEqual({ status: 500, count: 0 });
      expect(seen.entries).toBeGreaterThan(0);
    } finally {
      api.context.db = db;
    }
    const again = usedUp.includes(id) ? await prepare(id) : prepared;
    expect((await send(id, again)).answered.status).toBe(operations[id].success);
  });
});

describe('all others leave none', () => {
  it.each(ids.filter((id) => !operations[id].audit))('%s', async (id) => {
    expect((await send(id, await prepare(id))).count).toBe(0);
  });
});
