import { describe, expect, it } from '@jest/globals';
import { conditions, type InsightCase, man, qualities } from './case';
import { allCases } from './cases/all';
import { at } from './readings';
import { floors, reportOf, scored, setsOf, share, totalOf } from './report';
import { isHeldOut, scoreOf } from './score';

const all = scored(allCases);
const { tuning, heldOut } = setsOf(all);

describe('the evaluation set of insights', () => {
  it('has at least 120 cases with ids of their own, of each condition and each quality of data', () => {
    expect(new Set(allCases.map(({ id }) => id)).size).toBe(allCases.length);
    expect(allCases.length).toBeGreaterThanOrEqual(120);
    expect(conditions.filter((name) => !tuning.some(({ one }) => one.condition === name))).toEqual([]);
    expect(qualities.filter((name) => !tuning.some(({ one }) => one.quality === name))).toEqual([]);
  });

  it('holds out at least a quarter', () => {
    expect(heldOut.length).toBeGreaterThanOrEqual(all.length / 4);
  });

  it('gets no unsafe answer from the engine', () => {
    expect(totalOf(tuning).unsafe).toEqual([]);
    // The list itself is not printed: nobody may change the engine by it.
    expect(totalOf(heldOut).unsafe.length).toBe(0);
  });

  it.each(['tuning', 'heldOut'] as const)('scores no less than was recorded: %s', (set) => {
    const { said, must, kept, mustNot } = totalOf(setsOf(all)[set]);
    expect(share(said, must)).toBeGreaterThanOrEqual(floors[set].said);
    expect(share(kept, mustNot)).toBeGreaterThanOrEqual(floors[set].kept);
  });
});

describe('the report of the scores', () => {
  const failing = (one: InsightCase): InsightCase => ({
    ...one,
    ...{ says: ['nothing-has-this-key urgent'], harmful: ['*'], most: 'information' },
  });

  it('names each fault of a case for tuning, and none of a case that is held out', () => {
    const report = reportOf(scored(allCases.map(failing))).join('\n');
    for (const { id } of allCases) expect(report.includes(`${id}:`)).toBe(!isHeldOut({ id }));
  });
});

describe('the score of a case', () => {
  const crisis = (more: Partial<InsightCase>): InsightCase => ({
    ...{ id: 'x', condition: 'hypertension', quality: 'sparse', who: man('58y'), most: 'urgent' },
    ...{ because: 'A test', readings: at('2h blood_pressure 192/124'), ...more },
  });

  it('counts as unsafe what is urgent and not said, or said milder', () => {
    expect(scoreOf(crisis({ says: ['reading-pulse urgent'] })).unsafe).toHaveLength(1);
    expect(scoreOf(crisis({ says: ['reading-blood_pressure emergency'] })).unsafe).toHaveLength(1);
    expect(scoreOf(crisis({ says: ['reading-blood_pressure urgent: 112'] })).unsafe).toEqual([]);
  });

  it('counts as unsafe what softens a danger, and as wrong a false alarm', () => {
    expect(scoreOf(crisis({ harmful: ['reading-'] })).unsafe).toHaveLength(1);
    expect(scoreOf(crisis({ never: ['reading-: above range'] }))).toMatchObject({ kept: 1, mustNot: 2 });
    expect(scoreOf(crisis({ most: 'information' })).wrong).toHaveLength(1);
  });

  it('counts what is unknown and not told, and refuses an expectation that it cannot read', () => {
    expect(scoreOf(crisis({ unknown: ['asks-timing'] }))).toMatchObject({ must: 1, said: 0, unsafe: [] });
    expect(() => scoreOf(crisis({ says: ['reading-blood_pressure dangerous'] }))).toThrow(
      'is no expectation',
    );
  });
});
