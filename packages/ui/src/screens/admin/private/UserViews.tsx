import * as m from '../../../../generated/messages/messages';
import { Inline } from '../../../components/Inline/Inline';
import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl';

export type UserView = 'registrations' | 'people';

/** Chooses between the registrations of doctors and all people with an account. */
export const UserViews = ({ value, onChange }: { value: UserView; onChange: (view: UserView) => void }) => (
  <Inline space={3}>
    <SegmentedControl
      label={m.users_view()}
      items={[
        { id: 'registrations', label: m.users_registrations() },
        { id: 'people', label: m.users_people() },
      ]}
      value={value}
      onChange={onChange}
    />
  </Inline>
);
