import { useRef, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { DividedList } from '../../../components/DividedList/DividedList';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { Pagination } from '../../../components/Pagination/Pagination';
import { latePart, useLate, usePreload } from '../../../components/private/use-late';
import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import type { Clock } from '../../../components/When/When';
import { ListStatus, sayListed } from '../../private/ListStatus';
import type { DecisionDialogProps } from './DecisionDialog';
import { RegistrationItem } from './RegistrationItem';
import { RegistrationsSkeleton } from './RegistrationsSkeleton';
import { statusWords } from './StatusTag';
import type { Registration, RegistrationStatus, RegistrationsState } from './types';

export type { Decision, Registration, RegistrationStatus, RegistrationsState } from './types';

export type DoctorRegistrationsScreenProps = Pick<DecisionDialogProps, 'onVerify' | 'onReject'> & {
  state: RegistrationsState;
  filter: RegistrationStatus;
  clock: Clock;
  onFilterChange: (filter: RegistrationStatus) => void;
  onPageChange: (page: number) => void;
  onRetry: () => void;
  /** Asked when a decision's dialog is closed after a conflict: read the list again. */
  onReload: () => void;
};

const filters: readonly RegistrationStatus[] = ['UNVERIFIED', 'VERIFIED', 'REJECTED'];

const empty = {
  UNVERIFIED: [m.registrations_empty_waiting_title, m.registrations_empty_waiting],
  VERIFIED: [m.registrations_empty_verified_title, m.registrations_empty_verified],
  REJECTED: [m.registrations_empty_rejected_title, m.registrations_empty_rejected],
} as const;

const decisionDialog = latePart(async () => (await import('./DecisionDialog')).DecisionDialog);

/** Mounted while it is asked. */
function DecisionDialog(props: DecisionDialogProps) {
  const Part = useLate(decisionDialog, { isOpen: true, onOpenChange: props.onClose });
  return Part && <Part {...props} />;
}

/** Where an administrator decides which doctors are let near records. */
export function DoctorRegistrationsScreen(props: DoctorRegistrationsScreenProps) {
  const { state, filter, clock } = props;
  const [asked, setAsked] = useState<{ kind: 'verify' | 'reject'; registration: Registration } | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [emptyTitle, emptyText] = empty[filter];
  usePreload(decisionDialog);

  function close() {
    setAsked(null);
    if (state.phase === 'ready' && state.decision.phase === 'conflict') props.onReload();
  }

  return (
    <Stack space={6}>
      <Heading level={1} isFocusTarget>
        {m.registrations_title()}
      </Heading>
      <Card as="section" aria-labelledby="registrations">
        <Stack space={6}>
          <Stack space={1}>
            <Heading level={2} id="registrations" ref={heading} isFocusTarget>
              {m.registrations_heading()}
            </Heading>
            <Text tone="muted">{m.registrations_description()}</Text>
          </Stack>
          <Inline space={3}>
            <SegmentedControl
              label={m.registrations_filter()}
              items={filters.map((id) => ({ id, label: statusWords[id]() }))}
              value={filter}
              onChange={props.onFilterChange}
            />
            {state.phase === 'ready' && state.isPending && (
              <span role="status">
                <Text as="span" size={14} tone="muted">
                  {m.registrations_loading()}
                </Text>
              </span>
            )}
          </Inline>
          <ListStatus>
            {state.phase === 'ready' && !state.isPending
              ? sayListed({
                  pagination: state.pagination,
                  things: m.registrations_count({ count: state.pagination.total }),
                  choice: statusWords[filter](),
                })
              : null}
          </ListStatus>
          {state.phase === 'loading' && <RegistrationsSkeleton />}
          {state.phase === 'failed' && (
            <EmptyState
              level={3}
              title={m.registrations_failed_title()}
              action={<Button onPress={props.onRetry}>{m.registrations_retry()}</Button>}
            >
              {state.message ?? m.registrations_failed()}
            </EmptyState>
          )}
          {state.phase === 'ready' && state.registrations.length === 0 && (
            <EmptyState level={3} title={emptyTitle()}>
              {emptyText()}
            </EmptyState>
          )}
          {state.phase === 'ready' && state.registrations.length > 0 && (
            <>
              <DividedList aria-labelledby="registrations">
                {state.registrations.map((registration) => (
                  <RegistrationItem
                    key={registration.id}
                    registration={registration}
                    clock={clock}
                    onVerify={() => setAsked({ kind: 'verify', registration })}
                    onReject={() => setAsked({ kind: 'reject', registration })}
                  />
                ))}
              </DividedList>
              <Pagination {...state.pagination} onChange={props.onPageChange} order="other" />
            </>
          )}
        </Stack>
      </Card>
      {asked && state.phase === 'ready' && (
        <DecisionDialog
          {...asked}
          clock={clock}
          decision={state.decision}
          onVerify={props.onVerify}
          onReject={props.onReject}
          onClose={close}
          focusAfter={heading}
        />
      )}
    </Stack>
  );
}
