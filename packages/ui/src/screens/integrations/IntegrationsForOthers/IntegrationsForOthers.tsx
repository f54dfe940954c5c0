import { useId } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Card } from '../../../components/Card/Card';
import { Heading } from '../../../components/Heading/Heading';
import { Link } from '../../../components/Link/Link';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { Page } from '../../../patterns/Page/Page';
import { AccountsCard } from '../private/AccountsCard';

/** The page of doctors and administrators, who have no readings of their own. */
export function IntegrationsForOthers({ role }: { role: 'DOCTOR' | 'ADMIN' }) {
  const id = useId();
  return (
    <Page
      title={m.integrations_title()}
      description={m.integrations_for_others()}
      up={{ href: '/dashboard', label: m.integrations_up() }}
    >
      {role === 'DOCTOR' && (
        <Card as="section" aria-labelledby={id}>
          <Stack space={2}>
            <Heading level={2} id={id}>
              {m.integrations_calendar()}
            </Heading>
            <Text>{m.integrations_calendar_text()}</Text>
            <Link href="/dashboard/schedule" isAlone>
              {m.integrations_calendar_link()}
            </Link>
          </Stack>
        </Card>
      )}
      <AccountsCard
        text={role === 'DOCTOR' ? m.integrations_accounts_doctor() : m.integrations_accounts_admin()}
      />
    </Page>
  );
}
