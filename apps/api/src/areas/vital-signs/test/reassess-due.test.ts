import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Assessment, rangesVersion } from '@nadi/domain/vital-signs/assessment';
import { eq } from 'drizzle-orm';
import { by, once, type Person, startApi, type TestApi } from '../../../../test/api';
import { seconds } from '../../../../test/clock';
import { insertReadings } from '../../../../test/many-readings';
import { bloodPressure, readingsOf } from '../../../../test/readings';
import { markOutdated, reassessDue } from '../jobs/reassess-due';
import { startReassessing } from '../jobs/reassessing';
import { patientProfiles } from '../tables/patient-profiles';
import { vitalSigns } from '../tables/vital-signs';

let api: TestApi;
let recorded: ReturnType<typeof readingsOf>['recorded'];
let list: ReturnType<typeof readingsOf>['list'];
beforeAll(async () => {
  api = await startApi();
  ({ recorded, list } = readingsOf(api));
});
afterAll(() => api.close());

const inRange: Assessment = {
  status: 'in-range',
  side: null,
  advice: null,
  reason: null,
  worst: { status: 'in-range', side: null, condition: null, advice: null },
  ways: [],
  asks: [],
};

/** As an older version of the product left someone's readings. */
const leftBy = (version: number, { userId }: Person) =>
  api.context.db.write('keeper', async (tx) => {
    await tx
      .update(vitalSigns)
      .set({ rangesVersion: version, status: 'in-range', side: null, worst: 'in-range', assessment: inRange })
      .where(eq(vitalSigns.patientId, userId));
    await tx
      .update(patientProfiles)
      .set({ rangesVersion: version })
      .where(eq(patientProfiles.userId, userId));
  });

describe('readings that were assessed by older ranges', () => {
  it('are reassessed at start, and what was told before is kept beside it', async () => {
    const who = await api.signedIn();
    await recorded(who, { ...bloodPressure, systolic: 185 });
    await recorded(who, bloodPressure);
    await leftBy(rangesVersion - 1, who);
    await markOutdated(api.context);
    expect(await reassessDue(api.context)).toBe(1);
    const { data } = await list(who);
    expect(data).toMatchObject([
      { interpretation: { status: 'in-range' }, earlierInterpretations: [] },
      {
        interpretation: { status: 'critical' },
        earlierInterpretations: [{ status: 'in-range', cause: 'ranges' }],
      },
    ]);
    const rows = await api.look((tx) =>
      tx.select().from(vitalSigns).where(eq(vitalSigns.patientId, who.userId)),
    );
    expect(rows.map((row) => row.rangesVersion)).toEqual([rangesVersion, rangesVersion]);
    await markOutdated(api.context);
    expect(await reassessDue(api.context)).toBe(0);
  });

  it('or by none are assessed, and nothing is kept of what nobody was told', async () => {
    const who = await api.signedIn();
    await recorded(who, { ...bloodPressure, systolic: 185 });
    await leftBy(0, who);
    const assessing = startReassessing(api.context);
    await assessing.stop();
    // It was told to end in its first turn; the next server goes on where it was.
    await reassessDue(api.context);
    expect((await list(who)).data).toMatchObject([
      { interpretation: { status: 'critical' }, earlierInterpretations: [] },
    ]);
  });
});

describe('of more readings than one request assesses', () => {
  it('the latest are assessed at once, the rest in the background, also after a restart', async () => {
    const who = await api.signedIn('PATIENT', {}, { dateOfBirth: '1994-05-21', pregnancy: 'unknown' });
    const start = Date.parse('2026-11-19T00:00:00Z');
    // The two hundred oldest lie in one millisecond.
    const dose = Array.from({ length: 2_500 }, (_, index) => ({
      at: new Date(start - seconds(Math.min(index, 2_300))),
      systolic: 165,
      diastolic: 85,
    }));
    await insertReadings(api.context, who.userId, dose);
    const { body } = await api.ask
      .post('/patients/health-facts')
      .set({ ...by(who), ...once() })
      .send({ type: 'pregnant', from: '2026-10-01' })
      .expect(201);
    const { reassessed } = body.data;
    expect(reassessed).toBeGreaterThan(400);
    expect(reassessed).toBeLessThanOrEqual(500);
    const critical = () => api.look((tx) => tx.$count(vitalSigns, eq(vitalSigns.status, 'critical')));
    const before = await critical();
    let turns = 0;
    await reassessDue(api.context, () => {
      turns += 1;
      return turns > 1;
    });
    expect(await critical()).toBe(before + 999);
    expect(await reassessDue(api.context)).toBe(2_500 - reassessed - 999);
    const [profile] = await api.look((tx) =>
      tx.select().from(patientProfiles).where(eq(patientProfiles.userId, who.userId)),
    );
    expect(profile).toMatchObject({ reassessFrom: null, reassessBefore: null });
    expect(await reassessDue(api.context)).toBe(0);
  });
});
