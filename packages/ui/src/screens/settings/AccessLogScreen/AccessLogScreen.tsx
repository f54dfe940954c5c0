import { Lock } from 'lucide-react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Icon } from '../../../components/Icon/Icon';
import { Inline } from '../../../components/Inline/Inline';
import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl';
import { Text } from '../../../components/Text/Text';
import type { Clock } from '../../../components/When/When';
import { ListCard } from '../../../patterns/ListCard/ListCard';
import { Page } from '../../../patterns/Page/Page';
import { type PrintedPerson, PrintHead } from '../../private/PrintHead';
import { upToSettings } from '../private/up-to-settings';
import { EntryList } from './EntryList';
import type { AccessLogFilter, AccessLogState } from './types';
import { groupVisits } from './visits';

export type { AccessEntry, AccessLogFilter, AccessLogState } from './types';

export type AccessLogScreenProps = {
  state: AccessLogState;
  filter: AccessLogFilter;
  clock: Clock;
  /** The person whose record it is, for the head of the printed page. */
  person?: PrintedPerson;
  onFilterChange: (filter: AccessLogFilter) => void;
  onPageChange: (page: number) => void;
  onRetry: () => void;
};

/** A patient's own record of who opened or changed theirs, and why. */
export function AccessLogScreen({ state, filter, clock, person, ...on }: AccessLogScreenProps) {
  const filters = { others: m.access_log_others(), everyone: m.access_log_everyone() };
  return (
    <Page title={m.access_log_title()} description={m.access_log_description()} up={upToSettings()} isWide>
      {person && <PrintHead person={person} title={m.access_log_title()} clock={clock} />}
      <ListCard
        state={state}
        things={m.access_log_entries}
        choice={filters[filter]}
        filters={
          <SegmentedControl
            label={m.access_log_filter()}
            items={[
              { id: 'others', label: filters.others },
              { id: 'everyone', label: filters.everyone },
            ]}
            value={filter}
            onChange={on.onFilterChange}
          />
        }
        failed={{ title: m.access_log_failed_title(), text: m.access_log_failed() }}
        empty={
          filter === 'everyone'
            ? { title: m.access_log_empty_title(), text: m.access_log_empty() }
            : {
                title: m.access_log_empty_others_title(),
                text: m.access_log_empty_others(),
                action: (
                  <Button tone="secondary" onPress={() => on.onFilterChange('everyone')}>
                    {m.access_log_show_everyone()}
                  </Button>
                ),
              }
        }
        onPageChange={on.onPageChange}
        onRetry={on.onRetry}
      >
        {({ rows }) => <EntryList visits={groupVisits(rows)} clock={clock} />}
      </ListCard>
      <Inline space={2} align="start" isWrapping={false}>
        <Icon icon={Lock} />
        <Text size={14} tone="muted">
          {m.access_log_seal()}
        </Text>
      </Inline>
    </Page>
  );
}
