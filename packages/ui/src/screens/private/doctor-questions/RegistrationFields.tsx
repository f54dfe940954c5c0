import * as m from '../../../../generated/messages/messages';
import { NumberField } from '../../../components/NumberField/NumberField';
import { Select } from '../../../components/Select/Select';
import { TextField } from '../../../components/TextField/TextField';
import type { RegistrationAnswers } from './answers';
import { allCouncils } from './councils';
import { allSpecializations, type SpecializationItem } from './specializations';

/** The options for a registration. */
export type RegistrationLists = {
  /** By default all of the contract, named in the language of the page. */
  specializations?: readonly SpecializationItem[];
  /** By default all councils of India. */
  councils?: readonly string[];
};

type RegistrationFieldsProps = RegistrationLists & {
  answers: RegistrationAnswers;
  onChange: (change: Partial<RegistrationAnswers>) => void;
  messageFor: (name: string) => string | undefined;
};

/** The questions about a doctor's registration, for creating an account and for corrections. */
export function RegistrationFields({
  specializations = allSpecializations(),
  councils = allCouncils,
  answers,
  onChange,
  messageFor,
}: RegistrationFieldsProps) {
  const { council } = answers;
  // One that is no longer offered, or never was, can still be kept.
  const offered = council && !councils.includes(council) ? [council, ...councils] : councils;
  return (
    <>
      <Select
        name="specialization"
        label={m.doctor_specialization()}
        items={specializations}
        value={answers.specialization}
        onChange={(specialization) => onChange({ specialization })}
        errorMessage={messageFor('specialization')}
        isRequired
      />
      <Select
        name="council"
        label={m.doctor_council()}
        description={m.doctor_council_description()}
        items={offered.map((name) => ({ id: name, label: name }))}
        value={council}
        onChange={(chosen) => onChange({ council: chosen })}
        errorMessage={messageFor('council')}
        isRequired
      />
      <TextField
        name="licenseNumber"
        label={m.doctor_license()}
        description={m.doctor_license_description()}
        value={answers.licenseNumber}
        onChange={(licenseNumber) => onChange({ licenseNumber })}
        autoComplete="off"
        errorMessage={messageFor('licenseNumber')}
        isRequired
      />
      <NumberField
        name="experience"
        label={m.doctor_experience()}
        value={answers.experience}
        onChange={(experience) => onChange({ experience })}
        isDecimal={false}
        errorMessage={messageFor('experience')}
        isRequired
      />
    </>
  );
}
