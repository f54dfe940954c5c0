import * as m from '../../../../generated/messages/messages';
import { Inline } from '../../../components/Inline/Inline';
import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl';

export type UserView = 'registrations' | 'people' | 'requests';

/** Chooses between the registrations of doctors, all people with an account, and what people ask about their data. */
export const UserViews = ({ value, onChange }: { value: UserView; onChange: (view: UserView) => void }) => (
  <Inline space={3}>
    <SegmentedControl
      label={m.users_view()}
      items={[
        { id: 'registrations', label: m.users_registrations() },
        { id: 'people', label: m.users_people() },
        { id: 'requests', label: m.users_requests() },
      ]}
      value={value}
      onChange={onChange}
    />
  </Inline>
);
