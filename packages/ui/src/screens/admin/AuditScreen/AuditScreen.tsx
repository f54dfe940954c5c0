import * as m from '../../../../generated/messages/messages';
import { formattingLocale } from '../../../components/private/reading/locale';
import { Text } from '../../../components/Text/Text';
import { formatExactly } from '../../../components/When/format-when';
import type { Clock } from '../../../components/When/When';
import { Page } from '../../../patterns/Page/Page';
import { SystemViews } from '../private/AdminViews';
import { FoundList } from '../private/FoundList';
import { AuditEntryItem } from './AuditEntryItem';
import { AuditSearch } from './AuditSearch';
import { CheckCard } from './CheckCard';
import { PageLogsCard } from './PageLogsCard';
import type { AuditCheckState, AuditFilter, AuditState, PageLogFilter, PageLogsState } from './types';

export type {
  AuditCheckState,
  AuditEntry,
  AuditFilter,
  AuditState,
  PageLog,
  PageLogFilter,
  PageLogsState,
} from './types';

export type AuditScreenProps = {
  state: AuditState;
  filter: AuditFilter;
  check: AuditCheckState;
  logs: PageLogsState;
  clock: Clock;
  onSearch: (filter: AuditFilter) => void;
  onMore: () => void;
  onRetry: () => void;
  onCheck: () => void;
  onFindLogs: (filter: PageLogFilter) => void;
  onMoreLogs: () => void;
  onRetryLogs: () => void;
};

/** Shows an administrator who did what with whose record, whether the log is as it was written, and what pages logged. */
export function AuditScreen(props: AuditScreenProps) {
  const { state, filter, clock } = props;
  const lookedBackTo = state.phase === 'ready' ? state.lookedBackTo : null;
  const options = { locale: formattingLocale(), timeZone: clock.timeZone };
  const looked =
    lookedBackTo === null ? null : m.audit_looked({ moment: formatExactly(lookedBackTo, options) });
  return (
    <Page title={m.failed_jobs_title()} isWide>
      <SystemViews value="audit" />
      <FoundList
        title={m.audit_heading()}
        about={[m.audit_about()]}
        search={<AuditSearch key={JSON.stringify(filter)} filter={filter} onSearch={props.onSearch} />}
        state={state}
        things={m.audit_count}
        failed={{ title: m.audit_failed_title(), text: m.audit_failed() }}
        empty={{
          title: looked ? m.audit_empty_so_far_title() : m.audit_empty_title(),
          text: looked ?? m.audit_empty(),
        }}
        below={looked && <Text>{looked}</Text>}
        older={{
          label: looked ? m.audit_further() : m.audit_older(),
          failed: m.audit_older_failed(),
        }}
        onMore={props.onMore}
        onRetry={props.onRetry}
      >
        {(entry) => <AuditEntryItem key={entry.id} entry={entry} clock={clock} />}
      </FoundList>
      <CheckCard state={props.check} clock={clock} onCheck={props.onCheck} />
      <PageLogsCard
        state={props.logs}
        clock={clock}
        onFind={props.onFindLogs}
        onMore={props.onMoreLogs}
        onRetry={props.onRetryLogs}
      />
    </Page>
  );
}
