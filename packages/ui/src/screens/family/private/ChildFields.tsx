import * as m from '../../../../generated/messages/messages';
import { DateField } from '../../../components/DateField/DateField';
import type { FieldFault } from '../../../components/Form/ErrorSummary';
import { Grid } from '../../../components/Grid/Grid';
import { RadioGroup } from '../../../components/RadioGroup/RadioGroup';
import { TextField } from '../../../components/TextField/TextField';
import { dayOf } from '../../../components/When/format-when';
import type { Clock } from '../../../components/When/When';
import type { Gender } from '../../private/patient-questions/answers';
import { genderLabels } from '../../private/patient-questions/labels';
import type { ChildDraft, FamilyRelationship } from '../types';
import { RelationshipField } from './RelationshipField';

export type ChildEntry = {
  firstName: string;
  lastName: string;
  dateOfBirth: string | null;
  gender: Gender | null;
  relationship: FamilyRelationship | null;
};

const genders = Object.keys(genderLabels) as Gender[];

/** Returns the faults of the fields, in their order. */
export function checkChild(entry: ChildEntry): { draft: ChildDraft } | { faults: FieldFault[] } {
  const firstName = entry.firstName.trim();
  const lastName = entry.lastName.trim();
  const { dateOfBirth, gender, relationship } = entry;
  if (firstName && lastName && dateOfBirth && gender && relationship)
    return { draft: { firstName, lastName, dateOfBirth, gender, relationship } };
  const faults = [
    !firstName && { name: 'firstName', message: m.family_missing_first() },
    !lastName && { name: 'lastName', message: m.family_missing_last() },
    !dateOfBirth && { name: 'dateOfBirth', message: m.family_missing_birth() },
    !gender && { name: 'gender', message: m.family_missing_gender() },
    !relationship && { name: 'relationship', message: m.family_missing_relationship() },
  ];
  return { faults: faults.filter((fault) => fault !== false) };
}

type ChildFieldsProps = {
  entry: ChildEntry;
  clock: Clock;
  onChange: (change: Partial<ChildEntry>) => void;
  messageFor: (name: string) => string | undefined;
};

/** The fields that describe a child. */
export function ChildFields({ entry, clock, onChange, messageFor }: ChildFieldsProps) {
  const field = (name: 'firstName' | 'lastName') => ({
    name,
    value: entry[name],
    onChange: (value: string) => onChange({ [name]: value }),
    errorMessage: messageFor(name),
    isRequired: true,
  });
  return (
    <>
      <Grid columns={{ narrow: 1, medium: 2 }} space={4} align="start">
        <TextField {...field('firstName')} label={m.auth_first_name()} autoComplete="off" />
        <TextField {...field('lastName')} label={m.auth_last_name()} autoComplete="off" />
      </Grid>
      <DateField
        name="dateOfBirth"
        label={m.patient_date_of_birth()}
        value={entry.dateOfBirth}
        maxValue={dayOf(clock.now, clock.timeZone)}
        onChange={(dateOfBirth) => onChange({ dateOfBirth })}
        errorMessage={messageFor('dateOfBirth')}
        isRequired
      />
      <RadioGroup
        name="gender"
        label={m.patient_gender()}
        items={genders.map((id) => ({ id, label: genderLabels[id]() }))}
        value={entry.gender}
        onChange={(gender) => onChange({ gender })}
        errorMessage={messageFor('gender')}
        isRequired
      />
      <RelationshipField
        label={m.family_relationship_child()}
        value={entry.relationship}
        onChange={(relationship) => onChange({ relationship })}
        errorMessage={messageFor('relationship')}
      />
    </>
  );
}
