import { Lock } from 'lucide-react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Icon } from '../../../components/Icon/Icon';
import { Inline } from '../../../components/Inline/Inline';
import { Text } from '../../../components/Text/Text';
import type { Clock } from '../../../components/When/When';
import { ListCard } from '../../../patterns/ListCard/ListCard';
import { Page } from '../../../patterns/Page/Page';
import { type PrintedPerson, PrintHead } from '../../private/PrintHead';
import { upToSettings } from '../private/up-to-settings';
import { EntryList } from './EntryList';
import { purposeWords } from './entry-words';
import { LogFilters } from './LogFilters';
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

/** The contract counts no more of a filtered log. */
const mostCounted = 10_000;

/** A patient's own record of who opened or changed theirs, and why. */
export function AccessLogScreen({ state, filter, clock, person, ...on }: AccessLogScreenProps) {
  const { by, actorId, purpose } = filter;
  const rows = state.phase === 'ready' ? state.rows : [];
  const isNarrow = actorId !== null || purpose !== null;
  const isCut = state.phase === 'ready' && (state.pagination?.total ?? 0) >= mostCounted;
  const choice = [
    by === 'others' ? m.access_log_others() : m.access_log_everyone(),
    ...(purpose ? [purposeWords[purpose]()] : []),
  ].join(', ');
  return (
    <Page title={m.access_log_title()} description={m.access_log_description()} up={upToSettings()} isWide>
      {person && <PrintHead person={person} title={m.access_log_title()} clock={clock} />}
      <ListCard
        state={state}
        things={m.access_log_entries}
        choice={choice}
        filters={<LogFilters filter={filter} rows={rows} onChange={on.onFilterChange} />}
        failed={{ title: m.access_log_failed_title(), text: m.access_log_failed() }}
        empty={sayEmpty(filter, on.onFilterChange)}
        onPageChange={on.onPageChange}
        onRetry={on.onRetry}
      >
        {({ rows }) => <EntryList visits={groupVisits(rows)} clock={clock} />}
      </ListCard>
      {isCut && (by === 'others' || isNarrow) && <Text>{m.access_log_cut()}</Text>}
      <Inline space={2} align="start" isWrapping={false}>
        <Icon icon={Lock} />
        <Text size={14} tone="muted">
          {m.access_log_seal()}
        </Text>
      </Inline>
    </Page>
  );
}

function sayEmpty(
  { by, actorId, purpose }: AccessLogFilter,
  onFilterChange: AccessLogScreenProps['onFilterChange'],
) {
  const show = (next: AccessLogFilter['by'], label: string) => (
    <Button tone="secondary" onPress={() => onFilterChange({ by: next, actorId: null, purpose: null })}>
      {label}
    </Button>
  );
  if (actorId !== null || purpose !== null)
    return {
      title: m.access_log_empty_chosen_title(),
      text: m.access_log_empty_chosen(),
      action: show(by, m.access_log_show_all()),
    };
  if (by === 'everyone') return { title: m.access_log_empty_title(), text: m.access_log_empty() };
  return {
    title: m.access_log_empty_others_title(),
    text: m.access_log_empty_others(),
    action: show('everyone', m.access_log_show_everyone()),
  };
}
