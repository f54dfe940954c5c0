import { describe, expect, it } from '@jest/globals';
import { noCount } from './count';
import { countUnits, project } from './projection';

const today = { operation: 50, screen: 30, journey: 25 };
const cost = (name: string, seconds: number, more: object = {}, fixedSeconds = 0) => ({
  suite: { name, ...more },
  count: { ...noCount, fixedSeconds },
  seconds,
});

describe('the projection of a test run', () => {
  it('multiplies what grows and leaves what is fixed', () => {
    const lines = project(
      [
        cost('lint', 20),
        cost('api', 100, { per: 'operation' }),
        cost('stories', 90, { per: 'screen' }, 30),
        cost('e2e', 250, { per: 'journey' }),
      ],
      today,
    );
    // 50 fixed, 2 an operation, 2 a screen, 10 a journey.
    expect(lines[0]).toBe(
      'Cost: 50 s fixed, 2.0 s for each operation (50), 2.0 s for each screen (30), 10.0 s for each journey (25).',
    );
    // 50 + 300 + 300 + 500 s
    expect(lines[1]).toMatch(/: 19 minutes \(planned: 35\)\. Suites that ran: lint, api, stories, e2e\.$/);
  });

  it('says that nothing ran', () => {
    expect(project([], today)[1]).toMatch(/: 0 minutes .*Suites that ran: none\.$/);
  });

  it('counts what there is', async () => {
    const now = await countUnits();
    expect(now.operation).toBeGreaterThan(40);
    expect(now.screen).toBeGreaterThan(20);
    expect(now.journey).toBeGreaterThan(20);
  });
});
