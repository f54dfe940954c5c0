import { useRef, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { DividedList } from '../../../components/DividedList/DividedList';
import { latePart, useLate, usePreload } from '../../../components/private/use-late';
import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl';
import type { Clock } from '../../../components/When/When';
import { ListCard } from '../../../patterns/ListCard/ListCard';
import { Page } from '../../../patterns/Page/Page';
import { type UserView, UserViews } from '../private/UserViews';
import type { DecisionDialogProps, Onward } from './DecisionDialog';
import { RegistrationItem } from './RegistrationItem';
import { statusWords } from './StatusTag';
import type { Registration, RegistrationStatus, RegistrationsState } from './types';

export type { Decided, Decision, Registration, RegistrationStatus, RegistrationsState } from './types';

export type DoctorRegistrationsScreenProps = Pick<DecisionDialogProps, 'onDecide'> & {
  state: RegistrationsState;
  filter: RegistrationStatus;
  clock: Clock;
  onFilterChange: (filter: RegistrationStatus) => void;
  onView: (view: UserView) => void;
  onPageChange: (page: number) => void;
  onRetry: () => void;
};

const filters: readonly RegistrationStatus[] = ['UNVERIFIED', 'VERIFIED', 'REJECTED'];

const empty = {
  UNVERIFIED: [m.registrations_empty_waiting_title, m.registrations_empty_waiting],
  VERIFIED: [m.registrations_empty_verified_title, m.registrations_empty_verified],
  REJECTED: [m.registrations_empty_rejected_title, m.registrations_empty_rejected],
} as const;

const decisionDialog = latePart(async () => (await import('./DecisionDialog')).DecisionDialog);

/** Lets an administrator decide which doctors get access to records. */
export function DoctorRegistrationsScreen(props: DoctorRegistrationsScreenProps) {
  const { state, filter, clock } = props;
  const [asked, setAsked] = useState<{ onward: Onward; registration: Registration } | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => setAsked(null);
  const DecisionDialog = useLate(decisionDialog, { isOpen: asked !== null, onOpenChange: close });
  usePreload(decisionDialog);
  const [emptyTitle, emptyText] = empty[filter];

  return (
    <Page title={m.registrations_title()} isWide>
      <UserViews value="registrations" onChange={props.onView} />
      <ListCard
        state={state}
        title={m.registrations_heading()}
        description={m.registrations_description()}
        headingRef={heading}
        things={m.registrations_count}
        choice={statusWords[filter]()}
        filters={
          <SegmentedControl
            label={m.registrations_filter()}
            items={filters.map((id) => ({ id, label: statusWords[id]() }))}
            value={filter}
            onChange={props.onFilterChange}
          />
        }
        failed={{ title: m.registrations_failed_title(), text: m.registrations_failed() }}
        empty={{ title: emptyTitle(), text: emptyText() }}
        order="other"
        onPageChange={props.onPageChange}
        onRetry={props.onRetry}
      >
        {({ rows }) => (
          <DividedList label={m.registrations_heading()}>
            {rows.map((registration) => (
              <RegistrationItem
                key={registration.id}
                registration={registration}
                clock={clock}
                onVerify={() => setAsked({ onward: 'verify', registration })}
                onReject={() => setAsked({ onward: 'reject', registration })}
              />
            ))}
          </DividedList>
        )}
      </ListCard>
      {asked && DecisionDialog && (
        <DecisionDialog
          {...asked}
          clock={clock}
          onDecide={props.onDecide}
          onClose={close}
          focusAfter={heading}
        />
      )}
    </Page>
  );
}
