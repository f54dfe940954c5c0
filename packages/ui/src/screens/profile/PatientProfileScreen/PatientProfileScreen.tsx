import { ProfilePage } from '../ProfilePage';
import { ProfileForm, type ProfileFormProps } from './ProfileForm';

export type PatientProfileScreenProps = Pick<ProfileFormProps, 'today' | 'onSave' | 'onReload'> & {
  state:
    | { phase: 'loading' }
    | { phase: 'failed'; message?: string }
    | ({ phase: 'ready' } & ProfileFormProps['state']);
  /** Reads the profile again after it could not be read. */
  onRetry: () => void;
};

/** What a patient said of themselves, to read and to correct. */
export function PatientProfileScreen({ state, onRetry, ...form }: PatientProfileScreenProps) {
  return (
    <ProfilePage state={state} fields={5} onRetry={onRetry}>
      {state.phase === 'ready' && <ProfileForm {...form} state={state} />}
    </ProfilePage>
  );
}
