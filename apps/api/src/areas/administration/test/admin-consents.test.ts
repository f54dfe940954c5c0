// database: both
// areas: account, consent, identity
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AdminConsent } from '@nadi/contract/schema';
import { v7 } from 'uuid';
import { by, type Person, startApi, type TestApi } from '../../../../test/api';
import { days } from '../../../../test/clock';
import { consentsOf, reason } from '../../../../test/consents';
import { visitsOf } from '../../../../test/visits';
import { adminListsOf, allPages, nobodies } from './admin-lists';

let api: TestApi;
let admin: Person;
let lists: ReturnType<typeof adminListsOf>;
let consents: ReturnType<typeof consentsOf>;
beforeAll(async () => {
  api = await startApi();
  admin = await api.signedIn('ADMIN', { firstName: 'Nisha', lastName: 'Iyer' });
  [lists, consents] = [adminListsOf(api, () => admin), consentsOf(api)];
});
afterAll(() => api.close());

describe('listAdminConsents', () => {
  it('tells who asked for whom and what came of it, and no reason of anyone', async () => {
    const patient = await api.signedIn('PATIENT', { firstName: 'Leela', lastName: 'Nair' });
    const doctor = await api.signedIn('DOCTOR', { firstName: 'Meera', lastName: 'Rao' });
    const kinds: AdminConsent['kinds'] = ['conditions', 'vital-signs'];
    const dates = { from: '2026-01-01', to: '2026-12-31' };
    const { id } = await consents.asked(patient, doctor, { kinds, dates });
    const denying = api.ask.post(`/patients/consents/${id}/deny`).set(by(patient));
    await denying.send({ reason: 'unknown-doctor' }).expect(200);
    const answered = await lists.ask('consents', `?patient=${patient.userId}`).expect(200);
    const now = api.clock.now().toISOString();
    expect(answered.body.data).toEqual({
      consents: [
        {
          ...{ id, status: 'DENIED', origin: 'request', purpose: 'CAREMGT', kinds, dates, entryCount: null },
          doctor: { id: doctor.userId, name: 'Meera Rao' },
          patient: { id: patient.userId, name: 'Leela Nair' },
          ...{ accessUntil: expect.any(String), requestedAt: now, answerBy: expect.any(String) },
          ...{ grantedAt: null, endedAt: now },
        },
      ],
      next: null,
    });
    const [kept] = await api.database.asSuperuser(
      `select c::text as row from consents c where c.id = '${id}'`,
    );
    for (const secret of [reason.slice(0, 20), 'unknown-doctor']) {
      expect(kept?.row).toContain(secret);
      expect(answered.text).not.toContain(secret);
    }
    const { body } = await api.ask.get('/patients/access-log?by=others').set(by(patient)).expect(200);
    expect(body.data[0]).toMatchObject({
      ...{ operation: 'listAdminConsents', recordType: 'consent', action: 'read', purpose: 'HOPERAT' },
      ...{ actor: { name: 'Nisha Iyer', role: 'ADMIN' }, recordIds: [id] },
    });
  });

  it('tells of what was allowed once it is granted, and of single entries only how many', async () => {
    const [patient, doctor] = [await api.signedIn('PATIENT'), await api.signedIn('DOCTOR')];
    const own = async () => (await lists.consents(`?patient=${patient.userId}`)).consents[0];
    const { id, code } = await consents.allowed(patient, doctor, { kinds: ['vital-signs'] });
    expect((await own())?.kinds.length).toBeGreaterThan(1);
    await consents.typing(doctor, id, code).expect(200);
    expect(await own()).toMatchObject({ status: 'GRANTED', kinds: ['vital-signs'], entryCount: null });
    const entries = [v7(), v7(), v7()];
    await api.database.asSuperuser(
      `update consents set entry_ids = '{${entries.join()}}' where id = '${id}'`,
    );
    const answered = await lists.ask('consents', `?patient=${patient.userId}`).expect(200);
    expect(answered.body.data.consents[0].entryCount).toBe(3);
    for (const entry of entries) expect(answered.text).not.toContain(entry);
  });

  it('narrows by status, purpose, doctor and patient; what has run out is expired before a job says so', async () => {
    const [patient, doctor] = [await api.signedIn('PATIENT'), await api.signedIn('DOCTOR')];
    const others = [
      await api.signedIn('DOCTOR'),
      await api.signedIn('DOCTOR'),
      await api.signedIn('DOCTOR'),
    ] as const;
    const granted = await consents.granted(patient, doctor);
    const revoked = await consents.granted(patient, others[0]);
    await consents.revoked(patient, revoked);
    const { id: asked } = await consents.asked(patient, others[1]);
    const { id: glass } = await consents.emergency(patient, others[2]);
    const found = async (query: string) =>
      (await lists.consents(`?patient=${patient.userId}&${query}`)).consents.map(({ id }) => id).sort();
    const all = [granted, revoked, asked, glass].sort();
    expect(await found('limit=10')).toEqual(all);
    expect(await found('status=REQUESTED')).toEqual([asked]);
    expect(await found('status=GRANTED')).toEqual([granted, glass].sort());
    expect(await found('status=REVOKED')).toEqual([revoked]);
    expect(await found('status=DENIED')).toEqual([]);
    expect(await found('purpose=BTG')).toEqual([glass]);
    expect(await found('purpose=DSRCH')).toEqual([]);
    expect(await found(`doctor=${doctor.userId}`)).toEqual([granted]);
    expect(await found(`doctor=${encodeURIComponent(doctor.email)}&status=GRANTED&purpose=CAREMGT`)).toEqual([
      granted,
    ]);
    expect(await found('status=EXPIRED')).toEqual([]);

    api.clock.advance(days(31));
    admin = await visitsOf(api).renewed(admin);
    expect(await found('status=EXPIRED')).toEqual([granted, asked, glass].sort());
    expect(await found('status=EXPIRED&purpose=BTG')).toEqual([glass]);
    expect(await found('status=GRANTED')).toEqual([]);
    expect(await found('status=REQUESTED')).toEqual([]);
    const { consents: rows } = await lists.consents(`?patient=${patient.userId}&status=EXPIRED`);
    for (const row of rows)
      expect([row.status, row.endedAt]).toEqual(['EXPIRED', row.grantedAt ? row.accessUntil : row.answerBy]);
  });

  it('leads through all pages without a gap, though requests are of one moment and others are added', async () => {
    const patient = await api.signedIn('PATIENT');
    const asking = async () => void (await consents.asked(patient, await api.signedIn('DOCTOR')));
    for (let count = 0; count < 7; count += 1) await asking();
    const seen = await allPages<AdminConsent>(
      async (cursor) => {
        const { consents: rows, next } = await lists.consents(`?patient=${patient.userId}&limit=3${cursor}`);
        return { rows, next };
      },
      async () => {
        api.clock.advance(1000);
        await asking();
      },
    );
    expect(new Set(seen.map(({ id }) => id)).size).toBe(7);
    expect(seen).toHaveLength(7);
  });

  it('is refused to everyone else, and closed to them in the database', async () => {
    await lists.refusesOthers('consents');
    for (const role of ['PATIENT', 'DOCTOR'] as const) {
      const { userId } = await api.signedIn(role);
      const reading = lists.count('consents_to_administer(null, null, null, null, null, null, 10)', {
        userId,
        role,
      });
      await expect(reading).rejects.toThrow();
    }
    const [all] = await api.database.asSuperuser(
      `select count(*)::int as n from consents where origin <> 'emergency'`,
    );
    expect(Number(all?.n)).toBeGreaterThan(0);
    expect(
      await lists.count(`consents where origin <> 'emergency'`, { userId: admin.userId, role: 'ADMIN' }),
    ).toBe(0);
  });

  it('refuses cursors that are not ours, and filters that are none', () =>
    lists.refusesOdd('consents', [
      ...[...nobodies('doctor'), ...nobodies('patient'), 'status=granted', 'purpose=TREAT', 'purpose='],
    ]));
});
