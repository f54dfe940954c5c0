import { Lock } from 'lucide-react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { Icon } from '../../../components/Icon/Icon';
import { Inline } from '../../../components/Inline/Inline';
import { Pagination } from '../../../components/Pagination/Pagination';
import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import type { Clock } from '../../../components/When/When';
import { ListStatus, sayListed } from '../../private/ListStatus';
import { type PrintedPerson, PrintHead } from '../../private/PrintHead';
import { SettingsPage } from '../private/SettingsPage';
import { SectionSkeleton } from '../private/SettingsSection';
import { EntryList } from './EntryList';
import type { AccessLogFilter, AccessLogState } from './types';
import { groupVisits } from './visits';

export type { AccessEntry, AccessLogFilter, AccessLogState } from './types';

export type AccessLogScreenProps = {
  state: AccessLogState;
  filter: AccessLogFilter;
  clock: Clock;
  /** Whose record it is, for the head of what is printed. */
  person?: PrintedPerson;
  onFilterChange: (filter: AccessLogFilter) => void;
  onPageChange: (page: number) => void;
  onRetry: () => void;
};

/** A patient's own record of who opened or changed theirs, and why. */
export function AccessLogScreen({ state, filter, clock, person, ...on }: AccessLogScreenProps) {
  return (
    <SettingsPage title={m.access_log_title()} description={m.access_log_description()} isWide>
      {person && <PrintHead person={person} title={m.access_log_title()} clock={clock} />}
      <Card>
        <Stack space={5}>
          <Inline justify="between" space={3}>
            <SegmentedControl
              label={m.access_log_filter()}
              items={[
                { id: 'others', label: m.access_log_others() },
                { id: 'everyone', label: m.access_log_everyone() },
              ]}
              value={filter}
              onChange={on.onFilterChange}
            />
            {state.phase === 'ready' && state.isPending && (
              <span role="status">
                <Text as="span" size={14} tone="muted">
                  {m.loading()}
                </Text>
              </span>
            )}
          </Inline>
          <ListStatus>
            {state.phase === 'ready' && !state.isPending
              ? sayListed({
                  pagination: state.pagination,
                  things: m.access_log_entries({ count: state.pagination.total }),
                  choice: filter === 'everyone' ? m.access_log_everyone() : m.access_log_others(),
                })
              : null}
          </ListStatus>
          {state.phase === 'loading' && <SectionSkeleton rows={5} />}
          {state.phase === 'failed' && (
            <EmptyState
              title={m.access_log_failed_title()}
              action={<Button onPress={on.onRetry}>{m.settings_retry()}</Button>}
            >
              {state.message ?? m.access_log_failed()}
            </EmptyState>
          )}
          {state.phase === 'ready' && state.entries.length === 0 && (
            <Nothing filter={filter} onShowEveryone={() => on.onFilterChange('everyone')} />
          )}
          {state.phase === 'ready' && state.entries.length > 0 && (
            <>
              <EntryList visits={groupVisits(state.entries)} clock={clock} isPending={state.isPending} />
              <Pagination {...state.pagination} onChange={on.onPageChange} />
            </>
          )}
        </Stack>
      </Card>
      <Inline space={2} align="start" isWrapping={false}>
        <Icon icon={Lock} />
        <Text size={14} tone="muted">
          {m.access_log_seal()}
        </Text>
      </Inline>
    </SettingsPage>
  );
}

function Nothing({ filter, onShowEveryone }: { filter: AccessLogFilter; onShowEveryone: () => void }) {
  if (filter === 'everyone')
    return <EmptyState title={m.access_log_empty_title()}>{m.access_log_empty()}</EmptyState>;
  return (
    <EmptyState
      title={m.access_log_empty_others_title()}
      action={
        <Button tone="secondary" onPress={onShowEveryone}>
          {m.access_log_show_everyone()}
        </Button>
      }
    >
      {m.access_log_empty_others()}
    </EmptyState>
  );
}
