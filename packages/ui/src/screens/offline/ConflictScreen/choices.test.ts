import { describe, expect, it } from '@jest/globals';
import type { ConflictField } from '../types';
import { settledChoices, undecided } from './choices';

const field = (name: string, changedBy: ConflictField['changedBy']): ConflictField => ({
  field: name,
  label: name.toUpperCase(),
  before: 'a',
  mine: 'b',
  standing: 'c',
  changedBy,
});
const fields = [field('phone', 'me'), field('town', 'them'), field('name', 'both')];

describe('the choice between two versions', () => {
  it('is made where one side only changed something, and nowhere else', () => {
    expect(settledChoices(fields)).toEqual({ phone: 'mine', town: 'standing' });
  });

  it('is asked for where both sides did', () => {
    expect(undecided(fields, settledChoices(fields))).toEqual([
      { name: 'name', message: 'Choose the right version of “NAME”.' },
    ]);
    expect(undecided(fields, { ...settledChoices(fields), name: 'mine' })).toEqual([]);
  });
});
