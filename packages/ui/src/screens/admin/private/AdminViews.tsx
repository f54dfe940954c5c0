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

export type HealthcareView = 'reviews' | 'consultations' | 'consents';

const tab = '/dashboard/admin?tab=healthcare';

/** The pages of the tab of healthcare. */
export const HealthcareViews = ({ value }: { value: HealthcareView }) => (
  <ViewLinks
    label={m.healthcare_view()}
    items={[
      { id: 'reviews', label: m.reviews_heading(), href: tab },
      { id: 'consultations', label: m.healthcare_visits(), href: `${tab}&view=consultations` },
      { id: 'consents', label: m.healthcare_consents(), href: `${tab}&view=consents` },
    ]}
    value={value}
  />
);

const communication = '/dashboard/admin?tab=communication';

/** The pages of the tab of communication. */
export const CommunicationViews = ({ value }: { value: 'messages' | 'templates' | 'deliveries' }) => (
  <ViewLinks
    label={m.communication_view()}
    items={[
      { id: 'messages', label: m.communication_messages(), href: communication },
      { id: 'templates', label: m.templates_heading(), href: `${communication}&view=templates` },
      { id: 'deliveries', label: m.deliveries_heading(), href: `${communication}&view=deliveries` },
    ]}
    value={value}
  />
);
