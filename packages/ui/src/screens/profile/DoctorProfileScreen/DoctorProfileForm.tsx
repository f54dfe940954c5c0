import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Divider } from '../../../components/Divider/Divider';
import { Heading } from '../../../components/Heading/Heading';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import {
  checkPractice,
  checkRegistration,
  defaultRegistrationLimits,
  type RegistrationLimits,
} from '../../private/doctor-questions/answers';
import type { LanguageItem } from '../../private/doctor-questions/languages';
import { PracticeFields } from '../../private/doctor-questions/PracticeFields';
import {
  RegistrationFields,
  type RegistrationLists,
} from '../../private/doctor-questions/RegistrationFields';
import { VerificationBanner } from '../../private/verification/VerificationBanner';
import { checkNames, NameFields } from '../NameFields';
import { ProfileEditor } from '../ProfileEditor';
import { type EditableProfile, type ProfileActions, useProfileEdits } from '../use-profile-edits';
import * as styles from './DoctorProfileForm.css';
import { differencesOf } from './differences';
import {
  type DoctorProfile,
  type DoctorProfilePatch,
  losesVerification,
  toAnswers,
  toPatch,
} from './profile';

export type DoctorProfileFormProps = RegistrationLists &
  ProfileActions<DoctorProfilePatch> & {
    state: EditableProfile<DoctorProfile>;
    /** The options. @default the languages with most speakers in India */
    languages?: readonly LanguageItem[];
    /** The contract's bounds, so that this page and the server say the same. */
    limits?: RegistrationLimits;
    isOffline: boolean;
  };

/** A doctor's profile as a form, below how the registration stands. */
export function DoctorProfileForm({
  state,
  specializations,
  councils,
  languages,
  limits = defaultRegistrationLimits,
  isOffline,
  onResolve,
  ...actions
}: DoctorProfileFormProps) {
  const edits = useProfileEdits(
    state,
    {
      toAnswers,
      toPatch,
      check: (answers) => [
        ...checkNames(answers),
        ...checkRegistration(answers, limits),
        ...checkPractice(answers),
      ],
    },
    actions,
  );
  const fields = { answers: edits.answers, onChange: edits.edit, messageFor: edits.messageFor };
  return (
    <Stack space={6}>
      <VerificationBanner
        verification={edits.standing.verification}
        remedy={m.verification_rejected_correct_here()}
      />
      <ProfileEditor
        edits={edits}
        differences={differencesOf(edits.patch, edits.standing)}
        unsent={state.unsent}
        isOffline={isOffline}
        onResolve={onResolve}
      >
        <Text tone="muted">{m.profile_email({ email: state.profile.user.email })}</Text>
        <NameFields {...fields} />
        <Divider />
        <Heading level={2}>{m.profile_registration()}</Heading>
        <RegistrationFields {...fields} specializations={specializations} councils={councils} />
        {/* Always there: a live region that comes with its text is not read. */}
        <div role="status" className={styles.warning}>
          {losesVerification(edits.patch, edits.standing) && (
            <Banner tone="attention" title={m.profile_check_again_title()}>
              {m.profile_check_again()}
            </Banner>
          )}
        </div>
        <Divider />
        <Heading level={2}>{m.profile_work()}</Heading>
        <PracticeFields {...fields} languages={languages} />
      </ProfileEditor>
    </Stack>
  );
}
