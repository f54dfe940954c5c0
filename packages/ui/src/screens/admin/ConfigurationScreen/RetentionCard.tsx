import * as m from '../../../../generated/messages/messages';
import { DividedItem, DividedList } from '../../../components/DividedList/DividedList';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { SectionCard } from '../private/SectionCard';
import type { Retention } from './types';

const units = {
  day: m.configuration_kept_days,
  month: m.configuration_kept_months,
  year: m.configuration_kept_years,
};

const words: Record<Retention['what'], { name: () => string; since: () => string }> = {
  'unconfirmed-accounts': {
    name: m.configuration_kept_unconfirmed_accounts,
    since: m.configuration_kept_unconfirmed_accounts_since,
  },
  'accounts-to-erase': {
    name: m.configuration_kept_accounts_to_erase,
    since: m.configuration_kept_accounts_to_erase_since,
  },
  'deleted-records': {
    name: m.configuration_kept_deleted_records,
    since: m.configuration_kept_deleted_records_since,
  },
  'read-notifications': {
    name: m.configuration_kept_read_notifications,
    since: m.configuration_kept_read_notifications_since,
  },
  sessions: { name: m.configuration_kept_sessions, since: m.configuration_kept_sessions_since },
  'page-logs': { name: m.configuration_kept_page_logs, since: m.configuration_kept_page_logs_since },
  'failed-jobs': { name: m.configuration_kept_failed_jobs, since: m.configuration_kept_failed_jobs_since },
  'unsent-mails': {
    name: m.configuration_kept_unsent_mails,
    since: m.configuration_kept_unsent_mails_since,
  },
  deliveries: { name: m.configuration_kept_deliveries, since: m.configuration_kept_deliveries_since },
  'answers-to-changes': {
    name: m.configuration_kept_answers_to_changes,
    since: m.configuration_kept_answers_to_changes_since,
  },
  waitlist: { name: m.configuration_kept_waitlist, since: m.configuration_kept_waitlist_since },
  'family-invitations': {
    name: m.configuration_kept_family_invitations,
    since: m.configuration_kept_family_invitations_since,
  },
  'signed-notes': { name: m.configuration_kept_signed_notes, since: m.configuration_kept_signed_notes_since },
  'schedule-h1': { name: m.configuration_kept_schedule_h1, since: m.configuration_kept_schedule_h1_since },
  invoices: { name: m.configuration_kept_invoices, since: m.configuration_kept_invoices_since },
};

/** Lists what the server removes by itself, after how long, and since when that counts. */
export const RetentionCard = ({ retention }: { retention: readonly Retention[] }) => (
  <SectionCard title={m.configuration_kept_heading()} about={[m.configuration_kept_about()]}>
    <DividedList label={m.configuration_kept_heading()}>
      {retention.map(({ what, length, unit }) => (
        <DividedItem key={what}>
          <Inline justify="between" space={4}>
            <Stack space={1}>
              <Heading level={3} size={16}>
                {words[what].name()}
              </Heading>
              <Text size={14} tone="muted">
                {words[what].since()}
              </Text>
            </Stack>
            <Text weight="bold">{units[unit]({ count: length })}</Text>
          </Inline>
        </DividedItem>
      ))}
    </DividedList>
  </SectionCard>
);
