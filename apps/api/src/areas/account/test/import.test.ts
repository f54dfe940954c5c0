// database: both
// areas: identity, integrations, links, medical-history, medicines, notifications, profile, records, vital-signs, goals
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rangesVersion } from '@nadi/domain/vital-signs/assessment';
import { eq, sql } from 'drizzle-orm';
import { zipSync } from 'fflate';
import { accountsOf } from '../../../../test/accounts';
import { by, startApi, type TestApi } from '../../../../test/api';
import { minutes } from '../../../../test/clock';
import { verifyAudit } from '../../../kernel/audit/verify';
import { auditEntries } from '../../../kernel/tables/audit';
import { users } from '../../../kernel/tables/users';
import { doctorProfiles } from '../../doctors/tables/doctor-profiles';
import { reassessDue } from '../../vital-signs/jobs/reassess-due';
import { importAccount } from '../archive/import';
import { exportOf, fullPatient, open } from './archive';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

describe('export, import, export', () => {
  let empty: TestApi;
  beforeAll(async () => {
    empty = await startApi();
  });
  afterAll(() => empty.close());

  it('gives the same, apart from the moment and from what needs a secret', async () => {
    const who = await fullPatient(api);
    const doctor = await api.signedIn('DOCTOR');
    const admin = await api.signedIn('ADMIN', { firstName: 'Nisha', lastName: 'Iyer' });
    await api.context.db.write('keeper', async (tx) => {
      await tx
        .update(doctorProfiles)
        .set({ decidedBy: admin.userId, languages: ['en', 'kn'], about: 'Hearts' })
        .where(eq(doctorProfiles.userId, doctor.userId));
      for (const subject of [who, doctor])
        await tx.execute(
          sql`select append_audit(${subject.userId}, ${api.context.newId()}, ${api.clock.now().toISOString()}, ${admin.userId}, 'ADMIN', ${doctor.userId}, 'HOPERAT', 'decideDoctorRegistration', 'change', 'registration', ${sql.param([doctor.userId])}::text[], 'request')`,
        );
    });
    const people = [
      [admin, 'ADMIN'],
      [doctor, 'DOCTOR'],
      [who, 'PATIENT'],
    ] as const;
    const before = new Map<string, Uint8Array>();
    for (const [person, role] of people) before.set(person.userId, await exportOf(api, person, role));

    empty.clock.advance(minutes(90));
    for (const archive of before.values()) await importAccount(archive, empty.context);
    for (const [person, role] of people) {
      const first = open(before.get(person.userId) ?? new Uint8Array());
      const again = open(await exportOf(empty, person, role));
      const { exportedAt, authenticatorApp, recoveryCodes, notificationDevices, ...of } = first.account;
      // Their addresses lead to where they were made, and doctors of waitlists and administrators who were asked are there.
      const {
        healthLinks,
        healthLinkOpenings,
        healthConnections,
        waitlistEntries: _,
        dataRequests: __,
        ...rest
      } = of;
      const { exportedAt: at, authenticatorApp: app, recoveryCodes: codes, ...others } = again.account;
      const {
        notificationDevices: devices,
        healthLinks: links,
        healthLinkOpenings: opened,
        healthConnections: connections,
        waitlistEntries: waits,
        dataRequests: asked,
        ...same
      } = others;
      expect(same).toEqual(rest);
      expect(at).not.toBe(exportedAt);
      expect([app, codes, devices, links, opened, waits, asked]).toEqual([null, [], [], [], [], [], []]);
      expect(connections).toEqual(
        healthConnections.map((one) => ({
          ...one,
          status: 'signed-out',
          accessUntil: null,
          nextSyncAt: null,
        })),
      );
      expect(again.names).toEqual(first.names);
      for (const { name } of first.account.files) expect(again.content[name]).toEqual(first.content[name]);
    }
  });

  it('brings facts and earlier assessments along, and assesses nothing otherwise', async () => {
    const who = await fullPatient(api);
    await importAccount(await exportOf(api, who), empty.context);
    expect(await reassessDue(empty.context)).toBe(0);
    const { account } = open(await exportOf(empty, who));
    expect(account.healthFacts.map(({ type }) => type).sort()).toEqual(['gave-birth', 'not-pregnant']);
    expect(account.earlierAssessments).toMatchObject([{ cause: 'facts', assessment: { status: 'high' } }]);
    expect(account.vitalSigns[0]).toMatchObject({ status: 'critical', rangesVersion });
  });

  it('reads what was exported before assessments were kept, and assesses it then', async () => {
    const who = await fullPatient(api);
    const { content, account } = open(await exportOf(api, who));
    const { healthFacts, emergencyContacts, earlierAssessments, ...kept } = account;
    const older = {
      ...kept,
      version: 1,
      patientProfile: { ...kept.patientProfile, pregnancy: 'pregnant' },
      vitalSigns: kept.vitalSigns.map(
        ({ site, status, side, worst, assessment, assessedAt, rangesVersion: _, ...reading }) => reading,
      ),
    };
    const archive = zipSync({ ...content, 'account.json': Buffer.from(JSON.stringify(older)) });
    await importAccount(archive, empty.context);
    await reassessDue(empty.context);
    const { account: now } = open(await exportOf(empty, who));
    expect(now.healthFacts).toMatchObject([{ type: 'pregnant', from: '2026-11-20', to: null }]);
    const [pressure, deleted] = now.vitalSigns;
    expect(pressure).toMatchObject({ status: 'critical', rangesVersion });
    expect(deleted).toMatchObject({ status: 'not-assessed', rangesVersion: 0 });
    expect(now.earlierAssessments).toEqual([]);
  });

  it('reads version 2, in which assessments and the types of facts had other names', async () => {
    const who = await fullPatient(api);
    const { content, account } = open(await exportOf(api, who));
    const { healthFacts, earlierAssessments, vitalSigns, ...rest } = account;
    const renamed = <Row extends { assessment: unknown; assessedAt: unknown }>(row: Row) => {
      const { assessment: judgement, assessedAt: judgedAt, ...kept } = row;
      return { ...kept, judgement, judgedAt };
    };
    const older = {
      ...rest,
      version: 2,
      healthFacts: healthFacts.map(({ type: kind, ...fact }) => ({ ...fact, kind })),
      vitalSigns: vitalSigns.map(renamed),
      earlierJudgements: earlierAssessments.map(renamed),
    };
    const archive = zipSync({ ...content, 'account.json': Buffer.from(JSON.stringify(older)) });
    await importAccount(archive, empty.context);
    const { account: now } = open(await exportOf(empty, who));
    expect(now).toMatchObject({ version: 3, healthFacts, earlierAssessments, vitalSigns });
  });

  it('reads what was exported before there were emergency contacts and notifications', async () => {
    const who = await api.signedIn();
    const { content, account } = open(await exportOf(api, who));
    const { emergencyContacts, notifications, notificationPreferences, notificationDevices, ...older } =
      account;
    const archive = zipSync({ ...content, 'account.json': Buffer.from(JSON.stringify(older)) });
    await importAccount(archive, empty.context);
    expect(open(await exportOf(empty, who)).account).toMatchObject({
      emergencyContacts: [],
      notifications: [],
      notificationPreferences: null,
      notificationDevices: [],
    });
  });

  it('keeps the chain of the access log, hash by hash', async () => {
    const chain = (of: TestApi) =>
      of.look((tx) => tx.select().from(auditEntries).orderBy(auditEntries.subjectId, auditEntries.seq));
    const imported = await chain(empty);
    expect(imported.length).toBeGreaterThan(5);
    expect(await chain(api)).toEqual(expect.arrayContaining(imported));
    expect((await verifyAudit(empty.context.db, null)).findings).toEqual([]);
  });

  it('lets its owner in by a link to the address, and by no password', async () => {
    const who = await fullPatient(api);
    const before = await api.ask.get('/patients/profile/photo').set(by(who)).expect(200);
    await importAccount(await exportOf(api, who), empty.context);
    const accounts = accountsOf(empty);
    await accounts.signIn(who.email, who.password).expect(401);
    await accounts.refresh(who.refreshToken).expect(401);
    await empty.ask.post('/auth/forgot-password').send({ email: who.email }).expect(200);
    const token = accounts.newestToken(who.email);
    await empty.ask
      .post('/auth/reset-password')
      .send({ token, password: 'a new heron in the river' })
      .expect(200);
    const session = (await accounts.signIn(who.email, 'a new heron in the river').expect(200)).body.data;
    const photo = await empty.ask.get('/patients/profile/photo').set(by(session)).expect(200);
    expect(photo.body).toEqual(before.body);
  });

  it('refuses what is there already, was altered, or is no export', async () => {
    const who = await fullPatient(api);
    const archive = await exportOf(api, who);
    await expect(importAccount(archive, api.context)).rejects.toThrow(/is there already/);
    const { content, account } = open(archive);
    const name = account.files[0]?.name ?? '';
    const altered = zipSync({ ...content, [name]: Buffer.from('another picture') });
    await expect(importAccount(altered, empty.context)).rejects.toThrow(/has not the content/);
    const unknown = { ...account, more: 1 };
    const wrong = zipSync({ ...content, 'account.json': Buffer.from(JSON.stringify(unknown)) });
    await expect(importAccount(wrong, empty.context)).rejects.toThrow('account.json: /more unknown.');
    const empties = { ...account, notifications: [null] };
    const unlisted = zipSync({ ...content, 'account.json': Buffer.from(JSON.stringify(empties)) });
    await expect(importAccount(unlisted, empty.context)).rejects.toThrow(
      /^account\.json: \/notifications\/0/,
    );
    expect(await empty.look((tx) => tx.$count(users, eq(users.id, who.userId)))).toBe(0);
  });
});
