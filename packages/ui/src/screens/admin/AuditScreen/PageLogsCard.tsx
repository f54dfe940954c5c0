import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { DateField } from '../../../components/DateField/DateField';
import { DividedItem } from '../../../components/DividedList/DividedList';
import { Form } from '../../../components/Form/Form';
import { Grid } from '../../../components/Grid/Grid';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { Stack } from '../../../components/Stack/Stack';
import { Tag } from '../../../components/Tag/Tag';
import { TextField } from '../../../components/TextField/TextField';
import { type Clock, When } from '../../../components/When/When';
import { useFormErrors } from '../../../patterns/use-form-errors';
import { Fact, Facts } from '../../private/Facts';
import { FoundRows } from '../private/FoundRows';
import { SectionCard } from '../private/SectionCard';
import { levelWords } from './audit-words';
import type { PageLog, PageLogFilter, PageLogsState } from './types';

type PageLogsCardProps = {
  state: PageLogsState;
  clock: Clock;
  onFind: (filter: PageLogFilter) => void;
  onMore: () => void;
  onRetry: () => void;
};

const tones = { debug: 'neutral', info: 'neutral', warn: 'attention', error: 'critical' } as const;

/** Finds what pages logged, by the id that a person was shown, or by day. */
export function PageLogsCard({ state, clock, onFind, onMore, onRetry }: PageLogsCardProps) {
  const [draft, setDraft] = useState<PageLogFilter>({ errorId: '', day: null });
  const form = useFormErrors(undefined);
  const submit = () => {
    const errorId = draft.errorId.trim().toLowerCase();
    const isId = errorId === '' || /^[0-9a-f]{8}$/.test(errorId);
    if (!form.accept(isId ? [] : [{ name: 'errorId', message: m.page_logs_id_wrong() }])) return;
    onFind({ ...draft, errorId });
  };
  return (
    <SectionCard title={m.page_logs_heading()} about={[m.page_logs_about()]}>
      <Form label={m.page_logs_filters()} errors={form.errors} onCorrect={form.correct} onSubmit={submit}>
        <Stack space={4}>
          <Grid columns={{ medium: 2 }} space={4} align="end">
            <TextField
              name="errorId"
              label={m.page_logs_id()}
              description={m.page_logs_id_help()}
              value={draft.errorId}
              onChange={(errorId) => setDraft({ ...draft, errorId })}
              errorMessage={form.messageFor('errorId')}
            />
            <DateField
              name="day"
              label={m.page_logs_day()}
              value={draft.day}
              onChange={(day) => setDraft({ ...draft, day })}
            />
          </Grid>
          <Inline>
            <Button type="submit" tone="secondary">
              {m.page_logs_find()}
            </Button>
          </Inline>
        </Stack>
      </Form>
      {state && (
        <FoundRows
          title={m.page_logs_heading()}
          state={state}
          rowsOnTheWay={3}
          things={m.page_logs_count}
          failed={{ text: m.page_logs_failed() }}
          empty={{ title: m.page_logs_empty_title(), text: m.page_logs_empty() }}
          older={{ label: m.page_logs_older(), failed: m.audit_older_failed() }}
          onMore={onMore}
          onRetry={onRetry}
        >
          {(log) => <PageLogItem key={log.id} log={log} clock={clock} />}
        </FoundRows>
      )}
    </SectionCard>
  );
}

function PageLogItem({ log, clock }: { log: PageLog; clock: Clock }) {
  const { level, message, errorId, receivedAt, noticedAt, page, browser, role } = log;
  return (
    <DividedItem>
      <Stack space={3}>
        <Inline space={2}>
          <Heading level={3} size={16}>
            {message}
          </Heading>
          <Tag tone={tones[level]}>{levelWords[level]()}</Tag>
        </Inline>
        <Facts>
          {errorId && <Fact term={m.page_logs_id()}>{errorId}</Fact>}
          <Fact term={m.page_logs_received()}>
            <When at={receivedAt} clock={clock} />
          </Fact>
          <Fact term={m.page_logs_noticed()}>
            <When at={noticedAt} clock={clock} />
          </Fact>
          <Fact term={m.page_logs_page()}>{page}</Fact>
          <Fact term={m.page_logs_role()}>{role ?? m.page_logs_nobody()}</Fact>
          <Fact term={m.page_logs_browser()} isWide>
            {browser}
          </Fact>
        </Facts>
      </Stack>
    </DividedItem>
  );
}
