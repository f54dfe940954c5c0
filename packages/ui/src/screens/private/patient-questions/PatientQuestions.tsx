import * as m from '../../../../generated/messages/messages';
import { DateField } from '../../../components/DateField/DateField';
import { RadioGroup } from '../../../components/RadioGroup/RadioGroup';
import { TextField } from '../../../components/TextField/TextField';
import { asksAboutPregnancy, earliestBirth, type PatientAnswers } from './answers';
import { genderLabels, pregnancyLabels } from './labels';

type PatientQuestionsProps = {
  answers: PatientAnswers;
  onChange: (change: Partial<PatientAnswers>) => void;
  messageFor: (name: string) => string | undefined;
  /** 'YYYY-MM-DD' */
  today: string;
};

/** The questions to a patient, at the start and for corrections. */
export function PatientQuestions({ answers, onChange, messageFor, today }: PatientQuestionsProps) {
  return (
    <>
      <DateField
        name="dateOfBirth"
        label={m.patient_date_of_birth()}
        description={m.patient_date_of_birth_description()}
        value={answers.dateOfBirth}
        onChange={(dateOfBirth) => onChange({ dateOfBirth })}
        minValue={earliestBirth(today)}
        maxValue={today}
        autoComplete="bday"
        errorMessage={messageFor('dateOfBirth')}
        isRequired
      />
      <RadioGroup
        name="gender"
        label={m.patient_gender()}
        items={[
          { id: 'FEMALE', label: genderLabels.FEMALE() },
          { id: 'MALE', label: genderLabels.MALE() },
          { id: 'OTHER', label: genderLabels.OTHER() },
          { id: 'PREFER_NOT_TO_SAY', label: genderLabels.PREFER_NOT_TO_SAY() },
        ]}
        value={answers.gender}
        onChange={(gender) => onChange({ gender })}
        errorMessage={messageFor('gender')}
        isRequired
      />
      {asksAboutPregnancy(answers, today) && (
        <RadioGroup
          name="pregnancy"
          label={m.patient_pregnancy()}
          description={m.patient_pregnancy_description()}
          items={[
            { id: 'pregnant', label: pregnancyLabels.pregnant() },
            { id: 'not-pregnant', label: pregnancyLabels['not-pregnant']() },
            { id: 'unknown', label: pregnancyLabels.unknown() },
          ]}
          value={answers.pregnancy}
          onChange={(pregnancy) => onChange({ pregnancy })}
          errorMessage={messageFor('pregnancy')}
          isRequired
        />
      )}
      <TextField
        name="phone"
        type="tel"
        label={m.patient_phone()}
        description={m.patient_phone_description()}
        value={answers.phone}
        onChange={(phone) => onChange({ phone })}
        autoComplete="tel"
        errorMessage={messageFor('phone')}
      />
    </>
  );
}
