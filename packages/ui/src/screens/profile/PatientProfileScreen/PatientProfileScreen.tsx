import { ClipboardList, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Card } from '../../../components/Card/Card';
import { LinkList } from '../../../components/LinkList/LinkList';
import { Stack } from '../../../components/Stack/Stack';
import type { Clock } from '../../../components/When/When';
import { RecordPage } from '../../../patterns/RecordPage/RecordPage';
import type { Kept } from '../../../patterns/state';
import { keptProfileWords } from '../profile-words';
import { ProfileForm, type ProfileFormProps } from './ProfileForm';

export type PatientProfileScreenProps = Pick<
  ProfileFormProps,
  'today' | 'onSave' | 'onReload' | 'onResolve'
> & {
  state: Kept<ProfileFormProps['state']>;
  /** Tells how old is what lies on this device. */
  clock: Clock;
  /** There is no connection: what is saved is kept on this device. @default false */
  isOffline?: boolean;
  /** The facts that decide the ranges of this person, shown below the profile. */
  facts?: ReactNode;
  /** The photo of this person, shown above the profile. */
  photo?: ReactNode;
  /** Reads the profile again after it could not be read. */
  onRetry: () => void;
};

/** A patient's own details, to read and to correct. */
export function PatientProfileScreen({
  state,
  clock,
  onRetry,
  isOffline = false,
  facts,
  photo,
  ...form
}: PatientProfileScreenProps) {
  return (
    <RecordPage
      {...keptProfileWords()}
      state={state}
      clock={clock}
      isOffline={isOffline}
      fields={5}
      onRetry={onRetry}
    >
      {(ready) => (
        <Stack space={8}>
          {photo}
          <ProfileForm {...form} state={ready} isOffline={isOffline} />
          {facts}
          <Card padding="none">
            <LinkList
              label={m.profile_more()}
              items={[
                {
                  href: '/dashboard/profile/medical-history',
                  label: m.medical_title(),
                  description: m.medical_link(),
                  icon: ClipboardList,
                },
                {
                  href: '/dashboard/profile/emergency-contacts',
                  label: m.emergency_contacts_title(),
                  description: m.emergency_contacts_link(),
                  icon: Phone,
                },
              ]}
            />
          </Card>
        </Stack>
      )}
    </RecordPage>
  );
}
