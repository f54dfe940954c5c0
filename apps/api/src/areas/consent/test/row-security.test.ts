// database: both
// areas: all
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type SQL, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { by, once, type Person, startApi, type TestApi } from '../../../../test/api';
import { hours, minutes } from '../../../../test/clock';
import { consentsOf } from '../../../../test/consents';
import { keptLabReport } from '../../../../test/lab-reports';
import { altitude } from '../../../../test/matrix/samples';
import { worldOf } from '../../../../test/matrix/world';
import { pulse, readingsOf } from '../../../../test/readings';
import { notAllowed, refusal, run } from '../../../../test/statements';
import type { Actor } from '../../../kernel/db/actor';
import { uploadingTo } from '../../records/test/uploading';

/** Tests what the database refuses by itself: no operation and no policy in code stands between a doctor and these statements. */
let api: TestApi;
let consents: ReturnType<typeof consentsOf>;
let doctor: Person;
let patient: Person;
beforeAll(async () => {
  api = await startApi();
  consents = consentsOf(api);
});
afterAll(() => api.close());

/** Local days of three readings: the middle one late in the evening in India, on the day before in UTC and after it in Auckland. */
const times = ['2026-11-02T09:00:00+05:30', '2026-11-03T00:30:00+05:30', '2026-11-04T09:00:00+05:30'];

beforeEach(async () => {
  doctor = await api.signedIn('DOCTOR');
  patient = await api.signedIn('PATIENT');
  for (const measuredAt of times) await readingsOf(api).recorded(patient, { ...pulse, measuredAt });
  const world = worldOf(api);
  await world.newHealthFact(patient, altitude);
  await world.emergencyContact(patient);
  await api.ask
    .put('/patients/medical-history')
    .set({ ...by(patient), ...once() })
    .send({ medicalHistory: { noneKnown: [], entries: history } })
    .expect(200);
  const { added } = uploadingTo(api);
  await keptLabReport(api, patient, 'Blood count', { day: '2026-11-03' });
  await added(patient, { type: 'referral' });
  await added(patient, { type: 'imaging', day: '2026-11-03', onlyYou: true });
  await world.medicineDose(patient);
});

const history = [
  { kind: 'condition', name: 'High blood pressure', onset: '2019', status: 'active' },
  { kind: 'allergy', name: 'Penicillin', status: 'active' },
  { kind: 'medicine', name: 'Telmisartan', status: 'active', onlyYou: true },
];

const asDoctor = (who: Person = doctor): Actor => ({ userId: who.userId, role: 'DOCTOR' });
const read = (statement: SQL, who: Actor = asDoctor()) => run(api.context.db, who, statement, 'read');
const write = (statement: SQL, who: Actor) => refusal(run(api.context.db, who, statement, 'write'));

const tables = [
  'vital_signs',
  'health_facts',
  'emergency_contacts',
  'medical_history_entries',
  'medical_records',
  'lab_observations',
  'medicines',
];
/** Without any condition. */
async function seen(who?: Actor): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const table of tables)
    found[table] = (await read(sql`select id from ${sql.identifier(table)}`, who)).length;
  return found;
}
const nothing = {
  ...{ vital_signs: 0, health_facts: 0, emergency_contacts: 0 },
  ...{ medical_history_entries: 0, medical_records: 0, lab_observations: 0, medicines: 0 },
};
const everything = {
  vital_signs: 3,
  health_facts: 2,
  emergency_contacts: 1,
  medical_history_entries: 2,
  medical_records: 2,
  lab_observations: 1,
  medicines: 1,
};

describe('what a doctor reads, without any condition', () => {
  it('is nothing before consent, what was granted with it, and nothing after it', async () => {
    expect(await seen()).toEqual(nothing);
    const { id, code } = await consents.allowed(patient, doctor);
    expect(await seen()).toEqual(nothing);
    await consents.typing(doctor, id, code).expect(200);
    expect(await seen()).toEqual(everything);
    await consents.revoked(patient, id);
    expect(await seen()).toEqual(nothing);
  });

  it('is of the kinds that were granted', async () => {
    await consents.granted(patient, doctor, { kinds: ['conditions'] });
    expect(await seen()).toEqual({ ...nothing, health_facts: 2, medical_history_entries: 1 });
  });

  it('is of whole local days, and undated entries are in consents of all dates alone', async () => {
    await consents.granted(patient, doctor, { dates: { from: '2026-11-03', to: '2026-11-03' } });
    expect(await seen()).toEqual({ ...nothing, vital_signs: 1, medical_records: 1, lab_observations: 1 });
    const [found] = await read(sql`select measured_at from vital_signs`);
    expect(new Date(String(found?.measured_at)).toISOString()).toBe('2026-11-02T19:00:00.000Z');
  });

  it('counts a date that is known in part as within days only if all of it is', async () => {
    const years = async (from: string, to: string) => {
      const other = await api.signedIn('DOCTOR');
      await consents.granted(patient, other, { dates: { from, to } });
      return (await seen(asDoctor(other))).medical_history_entries;
    };
    expect(await years('2019-01-02', '2020-12-31')).toBe(0);
    expect(await years('2018-01-01', '2019-12-30')).toBe(0);
    expect(await years('2019-01-01', '2019-12-31')).toBe(1);
  });

  it('is never what is marked "only you", in an emergency neither', async () => {
    await api.database.asSuperuser(
      `update vital_signs set is_only_you = true where patient_id = '${patient.userId}' and measured_at > '2026-11-03T12:00:00Z'`,
    );
    await consents.granted(patient, doctor);
    expect((await seen()).vital_signs).toBe(2);
    const other = await api.signedIn('DOCTOR');
    await consents.emergency(patient, other);
    expect((await seen(asDoctor(other))).vital_signs).toBe(2);
  });

  it('is not what was deleted, and no count of days, which count what is "only you" too', async () => {
    await consents.granted(patient, doctor);
    await api.database.asSuperuser(
      `update vital_signs set deleted_at = now() where patient_id = '${patient.userId}'`,
    );
    expect((await seen()).vital_signs).toBe(0);
    for (const table of [
      'vital_sign_days',
      'earlier_assessments',
      'medical_record_months',
      'record_totals',
      'record_files',
      'lab_readings',
      'audit_entries',
      'medicine_doses',
      'medicine_acknowledgements',
    ])
      expect(await read(sql`select * from ${sql.identifier(table)}`)).toEqual([]);
  });

  it('ends by the clock, whether or not a job has noticed', async () => {
    const soon = new Date(api.clock.now().getTime() + hours(1)).toISOString();
    await consents.granted(patient, doctor, { accessUntil: soon });
    expect(await seen()).toEqual(everything);
    api.clock.advance(hours(1));
    expect(await seen()).toEqual(nothing);
    expect(await read(sql`select phone from patient_profiles`)).toEqual([]);
  });

  it('is the same for nobody else: another doctor, an unverified one, an administrator, another patient', async () => {
    await consents.granted(patient, doctor);
    const others: Actor[] = [
      asDoctor(await api.signedIn('DOCTOR')),
      { userId: doctor.userId, role: 'UNVERIFIED_DOCTOR' },
      { userId: doctor.userId, role: 'PATIENT' },
      { userId: (await api.signedIn('ADMIN')).userId, role: 'ADMIN' },
      { userId: (await api.signedIn('PATIENT')).userId, role: 'PATIENT' },
    ];
    const seenByOthers = await Promise.all(others.map((who) => read(sql`select id from vital_signs`, who)));
    expect(seenByOthers.flat()).toEqual([]);
  });

  it('is who the patient is, as long as a consent holds', async () => {
    const people = () => read(sql`select id from users where role = 'PATIENT'`);
    expect(await people()).toEqual([]);
    const id = await consents.granted(patient, doctor, { kinds: ['conditions'] });
    expect(await people()).toEqual([{ id: patient.userId }]);
    await consents.revoked(patient, id);
    expect(await people()).toEqual([]);
  });
});

describe('the rules of the tables', () => {
  it('let a doctor write none of it', async () => {
    await consents.granted(patient, doctor);
    for (const table of tables) {
      const name = sql.identifier(table);
      await write(sql`update ${name} set version = version + 1`, asDoctor());
      await write(sql`delete from ${name}`, asDoctor());
    }
    expect(await seen()).toEqual(everything);
    const changed = await api.database.asSuperuser(
      `select id from health_facts where patient_id = '${patient.userId}' and version > 1`,
    );
    expect(changed).toEqual([]);
  });
});

describe('a consent', () => {
  const insert = (columns: Record<string, unknown>) => {
    const at = api.clock.now().toISOString();
    const row = {
      id: v7(),
      patient_id: patient.userId,
      doctor_id: doctor.userId,
      status: 'REQUESTED',
      origin: 'request',
      purpose: 'CAREMGT',
      access_mode: 'VIEW',
      requester: '{}',
      patient: '{}',
      asked_kinds: '{vital-signs}',
      asked_until: '2026-12-01T00:00:00Z',
      requested_at: at,
      answer_by: '2026-12-01T00:00:00Z',
      version: 1,
      updated_at: at,
      ...columns,
    };
    const names = Object.keys(row).map((name) => sql.identifier(name));
    const values = Object.values(row).map((value) => sql`${value}`);
    return sql`insert into consents (${sql.join(names, sql`, `)}) values (${sql.join(values, sql`, `)})`;
  };
  const granted = {
    kinds: '{vital-signs}',
    access_until: '2026-12-01T00:00:00Z',
    granted_at: '2026-11-20T00:00:00Z',
  };

  it('is not granted by a doctor, in no way of writing it', async () => {
    for (const columns of [
      { status: 'GRANTED', ...granted },
      { status: 'GRANTED', ...granted, origin: 'share', entry_ids: '{}' },
      { ...granted },
      { status: 'GRANTED', origin: 'emergency', purpose: 'BTG', reason: 'x', review: 'OPEN', ...granted },
    ])
      expect(await write(insert(columns), asDoctor())).not.toBeNull();
    expect(await seen()).toEqual(nothing);
    const { id } = await consents.allowed(patient, doctor);
    for (const change of [sql`status = 'GRANTED'`, sql`kinds = asked_kinds`, sql`access_until = asked_until`])
      await write(sql`update consents set ${change} where id = ${id}`, asDoctor());
    expect(await seen()).toEqual(nothing);
    expect(await write(sql`update consents set granted_at = now()`, asDoctor())).toBe(notAllowed);
    expect(await write(sql`delete from consents`, asDoctor())).toBe(notAllowed);
    for (const who of [asDoctor(), { userId: patient.userId, role: 'PATIENT' } as const])
      expect(await write(sql`update consents set edition = 2`, who)).toBe(notAllowed);
    expect(await write(insert({ edition: 3 }), asDoctor())).not.toBeNull();
  });

  it('is asked in nobody else’s name', async () => {
    const other = await api.signedIn('DOCTOR');
    expect(await write(insert({ doctor_id: other.userId }), asDoctor())).toBe(notAllowed);
    expect(await write(insert({}), { userId: doctor.userId, role: 'UNVERIFIED_DOCTOR' })).toBe(notAllowed);
    expect(await write(insert({}), { userId: patient.userId, role: 'PATIENT' })).toBe(notAllowed);
  });

  it('never becomes wider than what was asked for, and once ended stays so', async () => {
    const asPatient: Actor = { userId: patient.userId, role: 'PATIENT' };
    const { id } = await consents.asked(patient, doctor, {
      kinds: ['conditions'],
      dates: { from: '2026-11-01', to: '2026-11-02' },
    });
    const change = (set: SQL) => write(sql`update consents set ${set} where id = ${id}`, asPatient);
    const days = sql`from_day = '2026-11-01', to_day = '2026-11-02', access_until = asked_until`;
    for (const set of [
      sql`kinds = '{vital-signs}', ${days}`,
      sql`kinds = '{conditions}', from_day = null, to_day = null, access_until = asked_until`,
      sql`kinds = '{conditions}', from_day = '2026-10-31', to_day = '2026-11-02', access_until = asked_until`,
      sql`kinds = '{conditions}', from_day = '2026-11-01', to_day = '2026-11-02', access_until = asked_until + interval '1 second'`,
      sql`asked_kinds = '{vital-signs}'`,
      sql`status = 'GRANTED'`,
    ])
      expect(await change(set)).not.toBeNull();
    expect(await change(sql`kinds = '{conditions}', ${days}`)).toBeNull();
    expect(await change(sql`status = 'DENIED', ended_at = now()`)).toBeNull();
    for (const status of ['REQUESTED', 'GRANTED', 'REVOKED'])
      expect(await change(sql`status = ${status}`)).toBe(notAllowed);
  });

  it('ends emergency access after fifteen minutes, and lets it be reviewed without being changed', async () => {
    const { id } = await consents.emergency(patient, doctor);
    expect(await seen()).toEqual(everything);
    const asAdmin: Actor = { userId: (await api.signedIn('ADMIN')).userId, role: 'ADMIN' };
    const change = (set: SQL) => write(sql`update consents set ${set} where id = ${id}`, asAdmin);
    expect(await change(sql`access_until = access_until + interval '1 minute'`)).not.toBeNull();
    expect(await change(sql`status = 'REVOKED'`)).toBe(notAllowed);
    expect(await change(sql`review = 'JUSTIFIED', review_note = 'A note of a test.'`)).toBeNull();
    expect(await seen(asAdmin)).toEqual(nothing);
    api.clock.advance(minutes(15));
    expect(await seen()).toEqual(nothing);
  });
});
