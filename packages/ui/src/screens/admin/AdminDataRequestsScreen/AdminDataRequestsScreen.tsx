import { useRef, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Grid } from '../../../components/Grid/Grid';
import { latePart, useLate, usePreload } from '../../../components/private/use-late';
import { Select } from '../../../components/Select/Select';
import { showToast } from '../../../components/ToastRegion/toasts';
import type { Clock } from '../../../components/When/When';
import { Page } from '../../../patterns/Page/Page';
import { requestStatusWords, requestTitles, requestTypes } from '../../../words/data-request';
import { AnySelect } from '../private/ChoiceForm';
import { FoundList } from '../private/FoundList';
import { type UserView, UserViews } from '../private/UserViews';
import type { AnswerDialogProps } from './AnswerDialog';
import { RequestEntry } from './RequestEntry';
import type { AdminDataRequest, AdminDataRequestsState, AdminRequestFilter } from './types';

export type { AdminDataRequest, AdminDataRequestsState, AdminRequestFilter, Decided } from './types';

export type AdminDataRequestsScreenProps = Pick<AnswerDialogProps, 'onDecide'> & {
  state: AdminDataRequestsState;
  filter: AdminRequestFilter;
  clock: Clock;
  /** The id of the administrator, who answers no request of their own. */
  ownId: string;
  onFilterChange: (filter: AdminRequestFilter) => void;
  onView: (view: UserView) => void;
  onMore: () => void;
  onRetry: () => void;
};

const states = ['waiting', 'open', 'in_progress', 'answered', 'withdrawn'] as const;

const answerDialog = latePart(async () => (await import('./AnswerDialog')).AnswerDialog);

/** Requests of people about their personal data, for an administrator who answers them. */
export function AdminDataRequestsScreen(props: AdminDataRequestsScreenProps) {
  const { filter, clock, onDecide, onFilterChange } = props;
  const [answering, setAnswering] = useState<AdminDataRequest | null>(null);
  const [starting, setStarting] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const close = () => setAnswering(null);
  const AnswerDialog = useLate(answerDialog, { isOpen: answering !== null, onOpenChange: close });
  usePreload(answerDialog);
  const headingRef = useRef<HTMLHeadingElement>(null);

  async function start(request: AdminDataRequest) {
    setStarting(request.id);
    setFailure(null);
    const decided = await onDecide(request, { status: 'in_progress' });
    setStarting(null);
    if (decided.ok) showToast({ tone: 'success', message: m.admin_requests_started() });
    else setFailure(decided.message ?? m.admin_requests_not_started());
  }

  return (
    <Page title={m.registrations_title()} isWide>
      <UserViews value="requests" onChange={props.onView} />
      <FoundList
        title={m.admin_requests_title()}
        about={[m.admin_requests_about()]}
        headingRef={headingRef}
        search={
          <>
            <Grid columns={{ medium: 2 }} space={4} align="end">
              <Select
                label={m.admin_requests_state()}
                items={states.map((id) => ({
                  id,
                  label: id === 'waiting' ? m.admin_requests_waiting() : requestStatusWords[id](),
                }))}
                value={filter.state}
                onChange={(chosen) => onFilterChange({ ...filter, state: chosen })}
              />
              <AnySelect
                name="type"
                label={m.admin_requests_type()}
                items={requestTypes.map((id) => ({ id, label: requestTitles[id]() }))}
                value={filter.type}
                onChange={(type) => onFilterChange({ ...filter, type })}
              />
            </Grid>
            {failure && <Banner tone="critical">{failure}</Banner>}
          </>
        }
        state={props.state}
        rowsOnTheWay={4}
        things={m.admin_requests_count}
        failed={{ title: m.admin_requests_failed_title(), text: m.admin_requests_failed() }}
        empty={{ title: m.admin_requests_empty_title(), text: m.admin_requests_empty() }}
        older={{ label: m.admin_requests_more(), failed: m.admin_requests_more_failed() }}
        onMore={props.onMore}
        onRetry={props.onRetry}
      >
        {(request) => (
          <RequestEntry
            key={request.id}
            request={request}
            clock={clock}
            isOwn={request.person.id === props.ownId}
            isPending={starting === request.id}
            onStart={() => void start(request)}
            onAnswer={() => setAnswering(request)}
          />
        )}
      </FoundList>
      {answering && AnswerDialog && (
        <AnswerDialog request={answering} onDecide={onDecide} onClose={close} focusAfter={headingRef} />
      )}
    </Page>
  );
}
