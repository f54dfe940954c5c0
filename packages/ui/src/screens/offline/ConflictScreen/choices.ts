import * as m from '../../../../generated/messages/messages';
import type { FieldFault } from '../../../components/Form/ErrorSummary';
import type { ConflictField } from '../types';

export type Version = 'mine' | 'standing';
export type Choices = Readonly<Record<string, Version>>;

/** The choices that need no question: a field that only one side changed is taken from that side. */
export const settledChoices = (fields: readonly ConflictField[]): Choices =>
  Object.fromEntries(
    fields
      .filter(({ changedBy }) => changedBy !== 'both')
      .map(({ field, changedBy }) => [field, changedBy === 'me' ? 'mine' : 'standing']),
  );

/** Fields that nobody has decided. */
export const undecided = (fields: readonly ConflictField[], choices: Choices): FieldFault[] =>
  fields
    .filter(({ field }) => choices[field] === undefined)
    .map(({ field, label }) => ({ name: field, message: m.versions_choose({ label }) }));
