import { describe, expect, it } from '@jest/globals';
import { cast } from '@nadi/contract/examples';
import type { VitalSign } from '@nadi/contract/schema';
import { interpret } from '@nadi/domain/vital-signs/interpretation';
import type { Reading, Subject } from '@nadi/domain/vital-signs/vital-sign';
import { sayStatus } from '@nadi/ui/words/reading';
import fc from 'fast-check';
import { toListed } from './queries/range-sets';
import { searchReadings } from './search-readings';

const clock = { now: '2026-11-20T09:00:00+05:30', timeZone: 'Asia/Kolkata' };
const at = '2026-11-20T07:10:00+05:30';
const [known] = cast.readings.asha;
if (!known) throw new Error('Asha has readings.');
const woman: Subject = { dateOfBirth: '1996-05-02', gender: 'FEMALE', facts: [] };

const listed = (reading: Reading): VitalSign => ({
  ...known,
  ...reading,
  systolic: reading.systolic ?? null,
  diastolic: reading.diastolic ?? null,
  value: reading.value ?? null,
  timing: reading.timing ?? null,
  measuredAt: at,
  interpretation: interpret(reading, woman, at),
});

/** The details that the search shows of these readings. */
async function detailsOf(readings: readonly VitalSign[], query: string): Promise<string[]> {
  const rows = readings.map((reading, index) => ({ ...reading, id: `reading-${index}` }));
  const list = rows.reduce<Parameters<typeof toListed>[1]>(
    ({ data, rangeSets }, row) => {
      const one = toListed(row, { data, rangeSets });
      return { data: [...data, one.reading], rangeSets: one.rangeSets };
    },
    { data: [], rangeSets: [] },
  );
  const services = {
    $api: { queryOptions: () => ({}) },
    queryClient: { fetchQuery: async () => ({ ...list, pagination: { total: rows.length } }) },
    store: { getState: () => ({ outbox: { entries: [] } }) },
  } as unknown as Parameters<typeof searchReadings>[0];
  const { find } = await searchReadings(services, clock);
  return find(query).map(({ detail }) => detail ?? '');
}

describe('a reading that is found', () => {
  it('says under which condition it is worse', async () => {
    const pressure = listed({ type: 'blood_pressure', unit: 'mm[Hg]', systolic: 164, diastolic: 108 });
    const [detail] = await detailsOf([pressure], '164');
    expect(detail).toContain(
      'Above range. If you are pregnant or gave birth in the last six weeks, call 112 now',
    );
    const glucose = listed({ type: 'glucose', unit: 'mg/dL', value: 118, timing: 'unknown' });
    expect((await detailsOf([glucose], '118'))[0]).toContain(
      'If this was a fasting reading, it is above range.',
    );
  });

  it('says where the advice is if it asks for action, alone or with others', async () => {
    const low = listed({ type: 'oxygen_saturation', unit: '%', value: 84 });
    expect(await detailsOf([low], '84')).toEqual([
      expect.stringContaining('Critical. What to do now is on your dashboard.'),
    ]);
    const signs = [
      listed({ type: 'pulse', unit: '/min', value: 118 }),
      listed({ type: 'temperature', unit: 'Cel', value: 38.6 }),
      listed({ type: 'respiratory_rate', unit: '/min', value: 23 }),
    ];
    const [detail] = await detailsOf(signs, '118');
    expect(detail).toContain('Together with your other readings of the last hours this can be serious.');
    const [alone] = await detailsOf(signs.slice(0, 1), '118');
    expect(alone).not.toContain('Together');
    const fine = listed({ type: 'pulse', unit: '/min', value: 72 });
    expect((await detailsOf([fine], '72'))[0]).toMatch(/In range$/);
  });

  it('says no less than the most severe status that is possible', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 70, max: 220 }),
        fc.integer({ min: 40, max: 69 }),
        async (systolic, diastolic) => {
          const reading = listed({ type: 'blood_pressure', unit: 'mm[Hg]', systolic, diastolic });
          const [detail] = await detailsOf([reading], String(systolic));
          expect(detail).toContain(sayStatus(reading.interpretation));
        },
      ),
      { numRuns: 60 },
    );
  });
});
