import { CalendarDays, FileText, Pill, Plug, Search, Share2, Sparkles, Target } from 'lucide-react';
import { useId } from 'react';
import * as m from '../../../../generated/messages/messages';
import { useMay } from '../../../acting';
import { Card } from '../../../components/Card/Card';
import { Heading } from '../../../components/Heading/Heading';
import { LinkList } from '../../../components/LinkList/LinkList';
import { Stack } from '../../../components/Stack/Stack';

export type MoreWaysProps = {
  /** Whose dashboard it is. */
  of: 'PATIENT' | 'DOCTOR' | 'ADMIN';
};

/** For the patient, and for who decides with or for them who sees the record. */
const consents = '/dashboard/consents';

const search = (description: string) => ({
  ...{ href: '/dashboard/search', label: m.search_title(), icon: Search },
  description,
});
const reports = (description: string) => ({
  ...{ href: '/dashboard/reports', label: m.reports_title(), icon: FileText },
  description,
});

const ofOthers = () => [
  search(m.dashboard_more_search_others()),
  reports(m.dashboard_more_reports_others()),
  {
    ...{ href: '/dashboard/integrations', label: m.integrations_title(), icon: Plug },
    description: m.dashboard_more_integrations(),
  },
];

const items = {
  PATIENT: () => [
    search(m.dashboard_more_search()),
    {
      ...{ href: '/dashboard/goals', label: m.goals_title(), icon: Target },
      description: m.dashboard_more_goals(),
    },
    {
      ...{ href: consents, label: m.sharing_title(), icon: Share2 },
      description: m.dashboard_more_sharing(),
    },
    reports(m.dashboard_more_reports()),
    {
      ...{ href: '/dashboard/medications', label: m.medicines_title(), icon: Pill },
      description: m.dashboard_more_medicines(),
    },
    {
      ...{ href: '/dashboard/appointments', label: m.visits_appointments_title(), icon: CalendarDays },
      description: m.dashboard_more_appointments(),
    },
    {
      ...{ href: '/dashboard/ai-insights', label: m.insights_title(), icon: Sparkles },
      description: m.dashboard_more_insights(),
    },
  ],
  DOCTOR: ofOthers,
  ADMIN: ofOthers,
};

/** The pages that no sidebar names, at the end of a dashboard. Fetched after what somebody came for. */
export function MoreWays({ of }: MoreWaysProps) {
  const title = useId();
  const mayShare = useMay('full');
  return (
    <section aria-labelledby={title}>
      <Stack space={4}>
        <Heading level={2} id={title}>
          {m.dashboard_more()}
        </Heading>
        <Card padding="none">
          <LinkList
            label={m.dashboard_more()}
            items={items[of]().filter(({ href }) => mayShare || href !== consents)}
          />
        </Card>
      </Stack>
    </section>
  );
}
