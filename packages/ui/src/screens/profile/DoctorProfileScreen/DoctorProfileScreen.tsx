import { ProfilePage } from '../ProfilePage';
import { DoctorProfileForm, type DoctorProfileFormProps } from './DoctorProfileForm';

export type { DoctorProfile, DoctorProfilePatch } from './profile';

export type DoctorProfileScreenProps = Omit<DoctorProfileFormProps, 'state'> & {
  state:
    | { phase: 'loading' }
    | { phase: 'failed'; message?: string }
    | ({ phase: 'ready' } & DoctorProfileFormProps['state']);
  /** Reads the profile again after it could not be read. */
  onRetry: () => void;
};

/** What a doctor said of themselves, to read and to correct, and how the registration stands. */
export function DoctorProfileScreen({ state, onRetry, ...form }: DoctorProfileScreenProps) {
  return (
    <ProfilePage state={state} fields={7} onRetry={onRetry}>
      {state.phase === 'ready' && <DoctorProfileForm {...form} state={state} />}
    </ProfilePage>
  );
}
