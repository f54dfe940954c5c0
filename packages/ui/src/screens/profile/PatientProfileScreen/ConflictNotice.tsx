import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { genderLabels, pregnancyLabels } from '../../private/patient-questions/PatientQuestions';
import type { PatientProfile, PatientProfilePatch } from './profile';

type ConflictNoticeProps = {
  /** What the person wants changed. */
  mine: PatientProfilePatch;
  /** The profile as it now stands. */
  standing: PatientProfile;
  onTakeStanding: () => void;
};

const labels = {
  firstName: m.auth_first_name,
  lastName: m.auth_last_name,
  dateOfBirth: m.patient_date_of_birth,
  gender: m.patient_gender,
  pregnancy: m.patient_pregnancy,
  phone: m.profile_phone,
} as const;

function inWords({ gender, pregnancy, ...text }: PatientProfilePatch, field: keyof typeof labels): string {
  if (field === 'gender') return gender ? genderLabels[gender]() : m.profile_not_said();
  if (field === 'pregnancy') return pregnancy ? pregnancyLabels[pregnancy]() : m.profile_not_said();
  return text[field] ?? m.profile_not_said();
}

/** Says that the profile was changed elsewhere, field by field, before anything is written over. */
export function ConflictNotice({ mine, standing, onTakeStanding }: ConflictNoticeProps) {
  const fields = (Object.keys(labels) as (keyof typeof labels)[]).filter((field) => field in mine);
  return (
    <Banner tone="attention" title={m.profile_conflict_title()}>
      <Stack space={3} align="start">
        <Text>{m.profile_conflict_description()}</Text>
        <ul>
          {fields.map((field) => (
            <Text key={field} as="li">
              {m.profile_conflict_field({
                field: labels[field](),
                mine: inWords(mine, field),
                standing: inWords(standing, field),
              })}
            </Text>
          ))}
        </ul>
        <Button tone="secondary" onPress={onTakeStanding}>
          {m.profile_take_standing()}
        </Button>
      </Stack>
    </Banner>
  );
}
