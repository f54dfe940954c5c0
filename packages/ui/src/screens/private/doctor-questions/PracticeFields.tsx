import * as m from '../../../../generated/messages/messages';
import { CheckboxGroup } from '../../../components/CheckboxGroup/CheckboxGroup';
import { TextField } from '../../../components/TextField/TextField';
import { aboutMax, type PracticeAnswers } from './answers';
import { type LanguageItem, languageItems } from './languages';

type PracticeFieldsProps = {
  /** By default the languages with most speakers in India. */
  languages?: readonly LanguageItem[];
  answers: PracticeAnswers;
  onChange: (change: Partial<PracticeAnswers>) => void;
  messageFor: (name: string) => string | undefined;
};

/** The fields about a doctor's work, which patients read. */
export function PracticeFields({ languages, answers, onChange, messageFor }: PracticeFieldsProps) {
  return (
    <>
      <CheckboxGroup
        name="languages"
        label={m.doctor_languages()}
        description={m.doctor_languages_description()}
        items={languages ?? languageItems(answers.languages)}
        value={answers.languages}
        onChange={(chosen) => onChange({ languages: chosen })}
        errorMessage={messageFor('languages')}
        isRequired
      />
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
      <TextField
        name="about"
        label={m.doctor_about()}
        description={m.doctor_about_description({ maximum: aboutMax })}
        value={answers.about}
        onChange={(about) => onChange({ about })}
        rows={5}
        errorMessage={messageFor('about')}
      />
    </>
  );
}
