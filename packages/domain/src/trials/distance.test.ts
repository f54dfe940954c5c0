import { describe, expect, it } from '@jest/globals';
import { districtsWithin, kilometresBetween, nearestOf } from './distance';
import { searchedCondition, trialWords } from './search';
import { districtOf, sortingDistricts } from './sorting-districts';

describe('sorting districts', () => {
  it('are in India, each named', () => {
    expect(sortingDistricts.size).toBeGreaterThan(380);
    for (const [code, { latitude, longitude, name }] of sortingDistricts) {
      expect(code).toMatch(/^[1-8]\d\d$/);
      expect(latitude > 6 && latitude < 37.5 && longitude > 68 && longitude < 97.6).toBe(true);
      expect(name).not.toBe('');
    }
  });

  it.each([
    ['560001', '600001', 290, 20],
    ['110001', '400001', 1150, 40],
    ['700001', '781001', 520, 40],
  ])('from %s to %s it is about %d km', (from, to, kilometres, about) => {
    const [one, other] = [districtOf(from), districtOf(to)];
    if (!one || !other) throw new Error('Both are known.');
    expect(Math.abs(kilometresBetween(one, other) - kilometres)).toBeLessThanOrEqual(about);
  });

  it('say of a PIN code that they do not know that it is unknown', () => {
    expect(districtOf('999999')).toBeNull();
    expect(districtsWithin('000', 100)).toBeNull();
    expect(districtsWithin('560', 50)).toContain('560');
    expect(districtsWithin('560', 50)).not.toContain('600');
  });

  it('name the nearest place whose district is known', () => {
    const sites = [{ district: null }, { district: '600' }, { district: '570' }];
    expect(nearestOf(sites, '560')?.site).toEqual({ district: '570' });
    expect(nearestOf(sites, '999')).toBeNull();
    expect(nearestOf([{ district: null }], '560')).toBeNull();
  });
});

describe('a search', () => {
  it('finds a condition by its synonyms, and by everyday words', () => {
    expect(searchedCondition('Hypertension')).toEqual({ terms: ['hypertension'], words: [] });
    expect(searchedCondition(' high  BP ').terms).toEqual(['hypertension']);
    expect(searchedCondition('sugar').terms).toEqual(['diabetes', 'diabetes-2']);
  });

  it('looks for the words where no condition is named', () => {
    expect(searchedCondition('Kala-azar')).toEqual({ terms: [], words: ['kala', 'azar'] });
    expect(
      trialWords({
        ...{ title: 'Walking after meals', conditions: ['Kala-azar'], interventions: [{ name: 'Walking' }] },
        ...{ sponsor: null, registryId: 'NCT00000000', ctriId: null },
      }),
    ).toBe('walking after meals kala azar nct00000000');
  });
});
