import { describe, expect, it } from '@jest/globals';
import { files } from '../rules/source';
import { extras } from './map';
import { findNames, keyOf, patternOf } from './names';

describe('names', () => {
  it.each([
    ['emergency-contacts', 'emergency-contact'],
    ['medicalHistories', 'medical-history'],
    ['emergencyAccesses', 'emergency-access'],
    ['status', 'status'],
  ])('are compared in the singular: %s', (name, key) => expect(keyOf(name)).toBe(key));

  it.each(['vital-signs', 'vitalSign', 'VitalSigns', 'vital_sign_added', 'Vital signs.', 'listVitalSigns'])(
    'are found as %s',
    (text) => expect(text).toMatch(patternOf('vital-signs')),
  );

  it.each(['vital-signal', 'revital-sign'])('are not found as %s', (text) =>
    expect(text).not.toMatch(patternOf('vital-signs')),
  );

  it('are those of this repository', () => {
    const { areas, resources } = findNames(files);
    expect(areas).toEqual(expect.arrayContaining(['consent', 'profile', 'vital-signs']));
    expect(resources).toEqual(expect.arrayContaining(['emergency-contact', 'health-fact']));
  });
});

describe('the map of other names', () => {
  const { areas, resources } = findNames(files);
  /** One name stands for up to three files of the contract. */
  const stemOf = (path: string) => path.replace(/^openapi\/(paths|schemas|examples)\//, 'openapi/');
  const stems = files.map(stemOf);

  it.each(Object.entries(extras))('has no outdated path and no outdated name: %s', (name, { paths }) => {
    expect([...areas, ...resources]).toContain(name);
    expect(paths.filter((path) => !stems.some((stem) => stem.startsWith(stemOf(path))))).toEqual([]);
  });
});
