import * as m from '../../../../generated/messages/messages';
import { ViewLinks } from '../../../components/ViewLinks/ViewLinks';

/** The pages of the tab of the system. */
export const SystemViews = ({ value }: { value: 'jobs' | 'audit' | 'configuration' }) => (
  <ViewLinks
    label={m.system_view()}
    items={[
      { id: 'jobs', label: m.system_jobs(), href: '/dashboard/admin?tab=system' },
      { id: 'audit', label: m.system_audit(), href: '/dashboard/admin?tab=system&view=audit' },
      {
        id: 'configuration',
        label: m.system_configuration(),
        href: '/dashboard/admin?tab=system&view=configuration',
      },
    ]}
    value={value}
  />
);
