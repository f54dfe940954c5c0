import * as m from '../../../../generated/messages/messages';
import { Link } from '../../../components/Link/Link';
import { Text } from '../../../components/Text/Text';
import { Page } from '../../../patterns/Page/Page';
import { Section } from '../../private/Section';

/** Leads a doctor to their schedule, which is their calendar. */
export function DoctorIntegrationsScreen() {
  return (
    <Page title={m.integrations_title()} up={{ href: '/dashboard', label: m.integrations_up() }}>
      <Section title={m.integrations_calendar()}>
        <Text>{m.integrations_calendar_text()}</Text>
        <Link href="/dashboard/schedule" isAlone>
          {m.integrations_calendar_link()}
        </Link>
      </Section>
    </Page>
  );
}
