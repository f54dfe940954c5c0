import type { ReactNode } from 'react';
import { ReadAge } from '../../../components/ReadAge/ReadAge';
import { Stack } from '../../../components/Stack/Stack';
import type { Clock } from '../../../components/When/When';
import { ProfilePage } from '../ProfilePage';
import { ProfileForm, type ProfileFormProps } from './ProfileForm';

export type PatientProfileScreenProps = Pick<
  ProfileFormProps,
  'today' | 'onSave' | 'onReload' | 'onResolve'
> & {
  state:
    | { phase: 'loading' }
    | { phase: 'failed'; message?: string }
    /** Offline, and it was not read here before. */
    | { phase: 'not-on-device' }
    | ({ phase: 'ready' } & ProfileFormProps['state']);
  /** Tells how old is what lies on this device. */
  clock: Clock;
  /** There is no connection: what is saved is kept on this device. @default false */
  isOffline?: boolean;
  /** What decides the ranges of this person, shown below the profile. */
  facts?: ReactNode;
  /** Reads the profile again after it could not be read. */
  onRetry: () => void;
};

/** What a patient said of themselves, to read and to correct. */
export function PatientProfileScreen({
  state,
  clock,
  onRetry,
  isOffline = false,
  facts,
  ...form
}: PatientProfileScreenProps) {
  const readAt = state.phase === 'ready' ? state.readAt : undefined;
  const age = readAt && <ReadAge readAt={readAt} clock={clock} isOffline={isOffline} />;
  return (
    <ProfilePage state={state} age={age} fields={5} onRetry={onRetry}>
      {state.phase === 'ready' && (
        <Stack space={8}>
          <ProfileForm {...form} state={state} isOffline={isOffline} />
          {facts}
        </Stack>
      )}
    </ProfilePage>
  );
}
