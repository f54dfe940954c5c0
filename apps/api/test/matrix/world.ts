import { v7 } from 'uuid';
import { signAccessToken } from '../../src/areas/identity/sessions/access-token';
import { findAccount } from '../../src/areas/identity/sessions/accounts';
import { openSession } from '../../src/areas/identity/sessions/open-session';
import { linksOf, newLink } from '../../src/areas/links/test/making-links';
import { pdfWith } from '../../src/areas/records/test/sample-files';
import { uploadingTo } from '../../src/areas/records/test/uploading';
import { by, once, type Person, type TestApi } from '../api';
import { createAuthenticator } from '../authenticator';
import { hours } from '../clock';
import { consentsOf } from '../consents';
import { familyWith } from '../family';
import { failJob } from '../jobs/fail-job';
import { keptLabReport, waitingLabReport } from '../lab-reports';
import { choosePreferences, registerDevice } from '../notifications';
import { png } from '../pictures';
import { prescriptionsOf, telmisartan } from '../prescriptions';
import { bloodPressure, pulse, readingsOf } from '../readings';
import { shopOf } from '../shop';
import { trialsOf } from '../trials';
import { twoStepOf } from '../two-step';
import { visitsOf } from '../visits';
import { type ColumnName, columns, isOwner, sessionStateOf } from './columns';
import { healthOf } from './health';
import { allergy, altitude, aspirin, doseOf, friend } from './samples';

export type World = ReturnType<typeof worldOf>;

/** Stands in what the patient keeps, and must never reach anyone else. */
export const canary = 'Kanarienvogel';

const answersOfPatient = { dateOfBirth: '1990-01-01', gender: 'FEMALE', pregnancy: 'unknown' };

/** Makes what people are and have, for the cells of the matrix. */
export function worldOf(api: TestApi) {
  const readings = readingsOf(api);
  const uploads = uploadingTo(api);
  const document = { name: canary, type: 'application/pdf' as const, bytes: documentOfCanary };

  /** Another session of someone, with its tokens. */
  async function sessionOf(who: Pick<Person, 'userId'>): Promise<Person> {
    const session = await api.context.db.write('keeper', async (tx) => {
      const account = await findAccount(who.userId, tx);
      if (!account) throw new Error('This person has no account.');
      const { secrets, newId, clock } = api.context;
      return openSession(
        account,
        { method: 'password', device: canary },
        { tx, secrets, newId, now: clock.now() },
      );
    });
    return { ...session, userId: who.userId, email: session.user.email, password: '' };
  }

  const consents = consentsOf(api);
  const links = linksOf(api);
  const visits = visitsOf(api);
  const prescriptions = prescriptionsOf(api);

  const world = {
    api,
    twoStep: twoStepOf(api),
    trials: trialsOf(api, canary),
    family: familyWith(api, canary),
    shop: shopOf(api, canary),
    consents,
    visits,
    prescriptions,
    sessionOf,

    /** A patient in whose records the canary stands everywhere. */
    owner: () =>
      api.signedIn('PATIENT', {
        firstName: canary,
        lastName: canary,
        email: `${canary}-${v7()}@nadi.example`,
      }),

    /** Returns whoever a column is; null for nobody. */
    async actor(column: ColumnName, owner: Person): Promise<Person | null> {
      const { role } = columns[column];
      if (role === null) return null;
      if (isOwner(column)) return { ...(await sessionOf(owner)), password: owner.password };
      const actor = await api.signedIn(role);
      if (column === 'a doctor with consent') await consents.granted(owner, actor);
      if (column === 'a doctor after consent')
        await consents.revoked(owner, await consents.granted(owner, actor));
      return actor;
    },

    /** The token that a column shows, once everything is prepared. */
    async tokenOf(column: ColumnName, actor: Person | null): Promise<string | null> {
      if (!actor) return null;
      const session = sessionStateOf(column);
      if (session === 'ended') await api.ask.post('/auth/logout').set(by(actor)).expect(200);
      if (session !== 'expired') return actor.token;
      const { secrets, clock } = api.context;
      const before = new Date(clock.now().getTime() - hours(1));
      const claims = { userId: actor.userId, sessionId: sessionIdOf(actor) };
      return signAccessToken({ ...claims, generation: 0 }, secrets.accessTokens, before);
    },

    async reading(owner: Person): Promise<string> {
      return (await readings.recorded(owner, { ...pulse, note: canary })).id;
    },

    async healthFact(owner: Person): Promise<string> {
      const known = await api.ask.get('/patients/health-facts').set(by(owner)).expect(200);
      const [found] = known.body.data as { id: string }[];
      return found?.id ?? world.newHealthFact(owner, altitude);
    },

    async newHealthFact(owner: Person, fact: object): Promise<string> {
      const asking = api.ask.post('/patients/health-facts').set({ ...by(owner), ...once() });
      return (await asking.send(fact).expect(201)).body.data.fact.id;
    },

    async emergencyContact(owner: Person): Promise<string> {
      const known = await api.ask.get('/patients/emergency-contacts').set(by(owner)).expect(200);
      const [found] = known.body.data as { id: string }[];
      if (found) return found.id;
      const asking = api.ask.post('/patients/emergency-contacts').set({ ...by(owner), ...once() });
      return (await asking.send({ ...friend, name: canary }).expect(201)).body.data.id;
    },

    /** A medical history in which the canary stands, and a statement that there are none of a kind. */
    async medicalHistory(owner: Person): Promise<void> {
      const entries = [{ ...allergy, name: canary, reaction: canary, note: canary }];
      await api.ask
        .put('/patients/medical-history')
        .set({ ...by(owner), ...once() })
        .send({ medicalHistory: { noneKnown: ['procedure'], entries } })
        .expect(200);
    },

    /** A medicine in whose words the canary stands. */
    async medicine(owner: Person): Promise<string> {
      const asking = api.ask.post('/medicines').set({ ...by(owner), ...once() });
      const words = { brand: canary, strength: canary, reason: canary, prescriber: canary, note: canary };
      return (await asking.send({ ...aspirin, ...words }).expect(201)).body.data.id;
    },

    /** A recorded dose of such a medicine. */
    async medicineDose(owner: Person): Promise<{ id: string; medicineId: string; at: string }> {
      const dose = doseOf(await world.medicine(owner), api.clock.now());
      const asking = api.ask.post('/medicine-doses').set({ ...by(owner), ...once() });
      return (await asking.send({ ...dose, status: 'skipped', reason: canary }).expect(201)).body.data;
    },

    /** A signed prescription in whose words the canary stands. */
    async prescription(owner: Person): Promise<{ id: string; doctor: Person }> {
      const doctor = await visits.doctor();
      const words = { diagnosis: canary, advice: canary, tests: [canary] };
      const items = [{ ...telmisartan, brand: canary, instructions: canary }];
      const { id } = await prescriptions.signed(owner, doctor, { ...words, items });
      return { id, doctor };
    },

    /** A warning: the same medicine twice. */
    async medicineWarning(owner: Person): Promise<string> {
      await world.medicine(owner);
      await world.medicine(owner);
      const checks = await api.ask.get('/medicine-checks').set(by(owner)).expect(200);
      return checks.body.data.warnings[0].id;
    },

    async medicineAcknowledgement(owner: Person): Promise<void> {
      const warningId = await world.medicineWarning(owner);
      await api.ask
        .post('/medicine-checks/acknowledgements')
        .set({ ...by(owner), ...once() })
        .send({ warningId, reason: canary })
        .expect(201);
    },

    ...healthOf(api, canary),

    documentOfCanary,

    /** A record in whose words the canary stands. */
    medicalRecord: async (owner: Person): Promise<string> =>
      (await uploads.added(owner, { title: canary, notes: canary, source: canary, tags: [canary] }))._id,

    async deletedRecord(owner: Person): Promise<string> {
      const id = await world.medicalRecord(owner);
      await api.ask.delete(`/medical-records/${id}`).set(by(owner)).expect(200);
      return id;
    },

    recordUpload: async (owner: Person): Promise<string> =>
      (await uploads.start(owner, document).expect(201)).body.data.id,

    /** A file with a preview, of a record. */
    async recordFile(owner: Person): Promise<string> {
      const record = await uploads.filed(owner, document, { title: canary });
      return record.files[0]?.id ?? '';
    },

    /** A lab report with a file, which waits to be read. */
    waitingReport: (owner: Person): Promise<string> => waitingLabReport(api, owner, canary),

    labReport: (owner: Person): Promise<string> => keptLabReport(api, owner, canary),

    /** A notification in whose words the canary stands. */
    async notification(owner: Person): Promise<string> {
      await registerDevice(api, owner);
      await api.ask
        .post('/notifications/test-push')
        .set(by(owner))
        .send({ title: canary, message: canary })
        .expect(200);
      const listed = await api.ask.get('/notifications?limit=1').set(by(owner)).expect(200);
      return listed.body.data[0].id;
    },

    /** A link whose label is the canary, opened by someone who says the same of themselves. */
    async healthLink(owner: Person): Promise<{ id: string; handle: string }> {
      const link = await links.make(owner, { label: canary, content: canary });
      await links.open(link.handle, { recipient: canary }).expect(200);
      return link;
    },

    newHealthLink: async () => (await newLink(api)).body,

    /** Returns the ticket of a file that waits at its location. */
    async healthLinkTicket(handle: string): Promise<string> {
      const { body } = await links.open(handle, { embeddedLengthMax: 0 }).expect(200);
      return String(body.files[0].location).split('/').at(-1) ?? '';
    },

    failedJob: () => failJob(api.context),

    notificationDevice: (owner: Person) => registerDevice(api, owner),

    async passkey(owner: Person): Promise<string> {
      const { challengeId, options } = (
        await api.ask.post('/auth/passkeys/options').set(by(owner)).expect(200)
      ).body.data;
      const credential = createAuthenticator(api.context.config.publicUrl).register(options);
      const sent = { challengeId, name: canary, credential };
      return (await api.ask.post('/auth/passkeys').set(by(owner)).send(sent).expect(201)).body.data.id;
    },

    async photo(who: Person, bytes = png, answers: object = answersOfPatient): Promise<void> {
      await api.ask
        .post('/auth/onboarding/complete')
        .set({ ...by(who), ...once() })
        .attach('profilePhoto', bytes, 'me.png')
        .field('onboardingData', JSON.stringify(answers))
        .expect(200);
    },

    /** One of each thing that a patient has. A new table of theirs wants a line here: `row-security.test.ts` says so. */
    async everything(owner: Person): Promise<void> {
      await world.photo(owner, pictureOfCanary);
      await world.passkey(owner);
      await world.twoStep.turnOn(owner);
      await world.reading(owner);
      // High until the fact makes it critical, and its first assessment is kept.
      await readings.recorded(owner, { ...bloodPressure, systolic: 165 });
      await world.newHealthFact(owner, { type: 'gave-birth', from: '2026-11-01' });
      await world.emergencyContact(owner);
      await world.medicalHistory(owner);
      await world.medicalRecord(owner);
      await world.recordFile(owner);
      await world.labReport(owner);
      await world.recordUpload(owner);
      await world.healthLink(owner);
      await world.medicineDose(owner);
      await world.medicineAcknowledgement(owner);
      await world.healthGoal(owner);
      await world.healthImport(owner);
      for (const make of [world.healthConnection, world.connectionBegun]) await make(owner);
      await world.insight(owner);
      await world.family.everything(owner);
      await world.trials.everything(owner);
      await world.shop.everything(owner);
      await choosePreferences(api, owner);
      await consents.allowed(owner, await api.signedIn('DOCTOR'));
      await consents.findable(owner, true);
      await visits.signed(owner, await visits.doctor(), canary);
      await visits.written(owner, canary);
      for (const make of [world.dataRequest, visits.waiting, visits.held]) await make(owner);
      for (const make of [world.pressureWeek, world.prescription, world.notification]) await make(owner);
      await api.ask.post('/auth/passkeys/options').set(by(owner)).expect(200);
      await api.ask.post('/auth/forgot-password').send({ email: owner.email }).expect(200);
    },
  };
  return world;
}

/** A document that shows the canary. */
const documentOfCanary = pdfWith([canary]);

/** A picture that shows the canary. */
export const pictureOfCanary = Buffer.concat([png, Buffer.from(canary)]);

/** The session of an access token. */
export const sessionIdOf = ({ token }: Pick<Person, 'token'>): string =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sid;
