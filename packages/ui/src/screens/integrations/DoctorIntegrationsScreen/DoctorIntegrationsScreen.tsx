import { useRef } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Link } from '../../../components/Link/Link';
import { Text } from '../../../components/Text/Text';
import type { Clock } from '../../../components/When/When';
import { Page } from '../../../patterns/Page/Page';
import { Section } from '../../private/Section';
import { CalendarFeedCard, type CalendarFeedPart } from './CalendarFeedCard';

export type { CalendarFeedPart } from './CalendarFeedCard';

export type DoctorIntegrationsScreenProps = {
  feed: CalendarFeedPart;
  clock: Clock;
  isOffline?: boolean;
};

/** Leads a doctor to their schedule, and gives its times to calendars elsewhere. */
export function DoctorIntegrationsScreen({ feed, clock, isOffline = false }: DoctorIntegrationsScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Page
      title={m.integrations_title()}
      up={{ href: '/dashboard', label: m.integrations_up() }}
      headingRef={heading}
    >
      <Section title={m.integrations_calendar()}>
        <Text>{m.integrations_calendar_text()}</Text>
        <Link href="/dashboard/schedule" isAlone>
          {m.integrations_calendar_link()}
        </Link>
      </Section>
      <CalendarFeedCard {...feed} clock={clock} isOffline={isOffline} heading={heading} />
    </Page>
  );
}
