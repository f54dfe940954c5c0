import type { ReactNode } from 'react';
import { Stack } from '../../../components/Stack/Stack';
import type { Clock } from '../../../components/When/When';
import { RecordPage } from '../../../patterns/RecordPage/RecordPage';
import type { Kept } from '../../../patterns/state';
import { keptProfileWords } from '../profile-words';
import { DoctorProfileForm, type DoctorProfileFormProps } from './DoctorProfileForm';

export type { DoctorProfile, DoctorProfilePatch } from './profile';

export type DoctorProfileScreenProps = Omit<DoctorProfileFormProps, 'state' | 'isOffline'> & {
  state: Kept<DoctorProfileFormProps['state']>;
  /** Tells how old is what lies on this device. */
  clock: Clock;
  /** There is no connection: what is saved is kept on this device. @default false */
  isOffline?: boolean;
  /** The photo of this person, shown above the profile. */
  photo?: ReactNode;
  /** Reads the profile again after it could not be read. */
  onRetry: () => void;
};

/** A doctor's own details, to read and to correct, and the status of their registration. */
export function DoctorProfileScreen({
  state,
  clock,
  photo,
  onRetry,
  isOffline = false,
  ...form
}: DoctorProfileScreenProps) {
  return (
    <RecordPage
      {...keptProfileWords()}
      state={state}
      clock={clock}
      isOffline={isOffline}
      fields={7}
      onRetry={onRetry}
    >
      {(ready) => (
        <Stack space={8}>
          {photo}
          <DoctorProfileForm {...form} state={ready} isOffline={isOffline} />
        </Stack>
      )}
    </RecordPage>
  );
}
