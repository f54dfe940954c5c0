import { ReadAge } from '../../../components/ReadAge/ReadAge';
import type { Clock } from '../../../components/When/When';
import { ProfilePage } from '../ProfilePage';
import { DoctorProfileForm, type DoctorProfileFormProps } from './DoctorProfileForm';

export type { DoctorProfile, DoctorProfilePatch } from './profile';

export type DoctorProfileScreenProps = Omit<DoctorProfileFormProps, 'state' | 'isOffline'> & {
  state:
    | { phase: 'loading' }
    | { phase: 'failed'; message?: string }
    /** Offline, and it was not read here before. */
    | { phase: 'not-on-device' }
    | ({ phase: 'ready' } & DoctorProfileFormProps['state']);
  /** Tells how old is what lies on this device. */
  clock: Clock;
  /** There is no connection: what is saved is kept on this device. @default false */
  isOffline?: boolean;
  /** Reads the profile again after it could not be read. */
  onRetry: () => void;
};

/** What a doctor said of themselves, to read and to correct, and how the registration stands. */
export function DoctorProfileScreen({
  state,
  clock,
  onRetry,
  isOffline = false,
  ...form
}: DoctorProfileScreenProps) {
  const readAt = state.phase === 'ready' ? state.readAt : undefined;
  const age = readAt && <ReadAge readAt={readAt} clock={clock} isOffline={isOffline} />;
  return (
    <ProfilePage state={state} age={age} fields={7} onRetry={onRetry}>
      {state.phase === 'ready' && <DoctorProfileForm {...form} state={state} isOffline={isOffline} />}
    </ProfilePage>
  );
}
