import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { DividedList } from '../../../components/DividedList/DividedList';
import { latePart, useLate, usePreload } from '../../../components/private/use-late';
import type { Clock } from '../../../components/When/When';
import { ListCard } from '../../../patterns/ListCard/ListCard';
import { Page } from '../../../patterns/Page/Page';
import { GrievanceOfficer, type OfficerState } from '../../private/GrievanceOfficer';
import { SettingsSection } from '../private/SettingsSection';
import { upToSettings } from '../private/up-to-settings';
import type { NewRequestDialogProps } from './NewRequestDialog';
import { RequestItem } from './RequestItem';
import type { DataRequest, DataRequestsState } from './types';
import type { WithdrawDialogProps } from './WithdrawDialog';

export type { DataRequest, DataRequestDraft, DataRequestsState, Withdrawn } from './types';

export type DataRequestsScreenProps = Pick<NewRequestDialogProps, 'onMake'> &
  Pick<WithdrawDialogProps, 'onWithdraw'> & {
    state: DataRequestsState;
    officer: OfficerState;
    clock: Clock;
    /** Nothing is made or withdrawn then. @default false */
    isOffline?: boolean;
    onPageChange: (page: number) => void;
    onRetry: () => void;
  };

const newRequestDialog = latePart(async () => (await import('./NewRequestDialog')).NewRequestDialog);
const withdrawDialog = latePart(async () => (await import('./WithdrawDialog')).WithdrawDialog);

/** Lists the requests of a person about their data, with the answers, and says who answers for it here. */
export function DataRequestsScreen(props: DataRequestsScreenProps) {
  const { state, officer, clock, isOffline = false } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const [isMaking, setIsMaking] = useState(false);
  const [withdrawing, setWithdrawing] = useState<DataRequest | null>(null);
  const NewRequestDialog = useLate(newRequestDialog, { isOpen: isMaking, onOpenChange: setIsMaking });
  const WithdrawDialog = useLate(withdrawDialog, {
    isOpen: withdrawing !== null,
    onOpenChange: () => setWithdrawing(null),
  });
  usePreload(newRequestDialog);
  const hasSome = state.phase === 'ready' && state.rows.length > 0;
  const make = (
    <Button
      icon={Plus}
      tone={hasSome ? 'secondary' : 'primary'}
      isDisabled={isOffline}
      isPending={isMaking && !NewRequestDialog}
      onPress={() => setIsMaking(true)}
    >
      {m.requests_make()}
    </Button>
  );
  return (
    <Page
      title={m.requests_title()}
      description={m.requests_description()}
      up={upToSettings()}
      headingRef={heading}
    >
      {isOffline && <Banner tone="attention">{m.requests_offline()}</Banner>}
      <ListCard
        state={state}
        things={m.requests_count}
        choice={m.requests_title()}
        failed={{ title: m.requests_failed_title(), text: m.requests_failed() }}
        empty={{ title: m.requests_empty_title(), text: m.requests_empty(), action: make }}
        action={hasSome && make}
        onPageChange={props.onPageChange}
        onRetry={props.onRetry}
      >
        {({ rows }) => (
          <DividedList label={m.requests_title()}>
            {rows.map((request) => (
              <RequestItem
                key={request.id}
                request={request}
                clock={clock}
                isOffline={isOffline}
                onWithdraw={() => setWithdrawing(request)}
              />
            ))}
          </DividedList>
        )}
      </ListCard>
      <SettingsSection title={m.officer_title()}>
        <GrievanceOfficer state={officer} />
      </SettingsSection>
      {isMaking && NewRequestDialog && (
        <NewRequestDialog onMake={props.onMake} onClose={() => setIsMaking(false)} />
      )}
      {withdrawing && WithdrawDialog && (
        <WithdrawDialog
          request={withdrawing}
          onWithdraw={props.onWithdraw}
          onClose={() => setWithdrawing(null)}
          focusAfter={heading}
        />
      )}
    </Page>
  );
}
