import { describe, expect, it } from '@jest/globals';
import { share, unitOf } from './grows';
import { type Cost, countUnits, project } from './projection';

const today = { operation: 50, screen: 30, journey: 25 };
const cost = (name: string, seconds: number, count: Cost['count'] = {}, cpuSeconds?: number): Cost => ({
  ...{ name, seconds, count, cpuSeconds },
});
const cellsOf = (lines: readonly string[], name: string) =>
  lines
    .find((line) => line.startsWith(name))
    ?.split(/\s+/)
    .slice(1);

describe('the projection of a test run', () => {
  it('multiplies what grows and leaves what is fixed', () => {
    const lines = project(
      [
        cost('lint', 20),
        cost('api', 100, { shares: { operation: 3, fixed: 1 } }, 150),
        cost('stories', 90, { shares: { screen: 60 }, fixedSeconds: 30 }),
        cost('e2e', 250, { shares: { journey: 1 } }),
      ],
      today,
    );
    // By the clock, CPU, constant, for operations, for screens, for journeys, at the planned size.
    expect(cellsOf(lines, 'api')).toEqual(['100', '150', '25', '75', '0', '0', '250']);
    expect(cellsOf(lines, 'stories')).toEqual(['90', '?', '30', '0', '60', '0', '330']);
    expect(cellsOf(lines, 'together')).toEqual(['460', '150', '75', '75', '60', '250', '1100']);
    expect(lines.at(-1)).toMatch(/: 18 minutes \(planned: 25\).*Suites that ran: lint, api, stories, e2e\.$/);
  });

  it('tells that others used the machine', () => {
    const lines = project([cost('lint', 20, {}, 20)], today, 100_000);
    expect(lines.at(-1)).toMatch(/^Others used \d+ % of the machine/);
  });

  it('says that nothing ran', () => {
    expect(project([], today).at(-1)).toMatch(/: 0 minutes .*Suites that ran: none\.$/);
  });

  it('counts what there is', async () => {
    const now = await countUnits();
    expect(now.operation).toBeGreaterThan(40);
    expect(now.screen).toBeGreaterThan(20);
    expect(now.journey).toBeGreaterThan(5);
  });
});

describe('what a test gets more of', () => {
  it.each([
    ['apps/api/src/areas/profile/test/profile.test.ts', 'operation'],
    ['apps/api/test/matrix.test.ts', 'operation'],
    ['apps/api/test/server.test.ts', undefined],
    ['apps/api/src/areas/identity/test/sign-up.test.ts', 'operation'],
    ['apps/api/src/areas/identity/test/known-devices.test.ts', undefined],
    ['apps/api/src/areas/platform/test/batch.test.ts', undefined],
    ['apps/api/src/areas/platform/test/batch-matrix.test.ts', 'operation'],
    ['packages/domain/src/vital-signs/assess.test.ts', 'operation'],
    ['packages/domain/src/kernel/moment.test.ts', undefined],
    ['packages/ui/src/screens/profile/ProfileScreen/ProfileScreen.test.tsx', 'screen'],
    ['packages/ui/src/components/Button/Button.test.tsx', undefined],
    ['apps/web/src/kernel/outbox/outbox.test.ts', undefined],
    ['apps/web/e2e/readings.test.ts', 'journey'],
    ['apps/web/e2e/early.test.ts', 'screen'],
    ['apps/web/e2e/outbox-faults-device.test.ts', undefined],
  ])('%s: %s', (file, unit) => expect(unitOf(file)).toBe(unit));

  it('is added up', () => {
    const took = { 'apps/web/e2e/a.test.ts': 2, 'apps/web/e2e/b.test.ts': 3, 'scripts/x.test.ts': 4 };
    expect(
      share(
        Object.entries(took),
        ([file]) => unitOf(file),
        ([, ms]) => ms,
      ),
    ).toEqual({
      journey: 5,
      fixed: 4,
    });
  });
});
