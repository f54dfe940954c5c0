import * as m from '../../../../generated/messages/messages';
import { DividedList } from '../../../components/DividedList/DividedList';
import { formattingLocale } from '../../../components/private/reading/locale';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { formatExactly } from '../../../components/When/format-when';
import type { Clock } from '../../../components/When/When';
import { Page } from '../../../patterns/Page/Page';
import { Notice, Phases } from '../../../patterns/Phases/Phases';
import { SystemViews } from '../private/AdminViews';
import { More } from '../private/More';
import { SectionCard } from '../private/SectionCard';
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
  return (
    <Page title={m.failed_jobs_title()} isWide>
      <SystemViews value="audit" />
      <SectionCard title={m.audit_heading()} about={[m.audit_about()]}>
        <AuditSearch key={JSON.stringify(filter)} filter={filter} onSearch={props.onSearch} />
        <Phases
          state={state}
          level={3}
          rows={7}
          failed={{ title: m.audit_failed_title(), text: m.audit_failed() }}
          onRetry={props.onRetry}
        >
          {(found) => <Found {...found} clock={clock} onMore={props.onMore} />}
        </Phases>
      </SectionCard>
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

type FoundProps = Extract<AuditState, { phase: 'ready' }> & { clock: Clock; onMore: () => void };

function Found({ rows, lookedBackTo, clock, onMore, ...more }: FoundProps) {
  const options = { locale: formattingLocale(), timeZone: clock.timeZone };
  const looked =
    lookedBackTo === null ? null : m.audit_looked({ moment: formatExactly(lookedBackTo, options) });
  return (
    <Stack space={4}>
      {rows.length === 0 ? (
        <Notice
          title={looked ? m.audit_empty_so_far_title() : m.audit_empty_title()}
          text={looked ?? m.audit_empty()}
          level={3}
        />
      ) : (
        <>
          <div role="status">
            <Text size={14} tone="muted">
              {m.audit_count({ count: rows.length })}
            </Text>
          </div>
          <DividedList label={m.audit_heading()}>
            {rows.map((entry) => (
              <AuditEntryItem key={entry.id} entry={entry} clock={clock} />
            ))}
          </DividedList>
          {looked && <Text>{looked}</Text>}
        </>
      )}
      <More
        {...more}
        label={looked ? m.audit_further() : m.audit_older()}
        failed={m.audit_older_failed()}
        onMore={onMore}
      />
    </Stack>
  );
}
