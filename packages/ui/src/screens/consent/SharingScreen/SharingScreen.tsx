import { useRef, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { useActing } from '../../../acting';
import { DividedList } from '../../../components/DividedList/DividedList';
import { latePart, useLate, usePreload } from '../../../components/private/use-late';
import { ReadAge } from '../../../components/ReadAge/ReadAge';
import { Stack } from '../../../components/Stack/Stack';
import { showToast } from '../../../components/ToastRegion/toasts';
import type { Clock } from '../../../components/When/When';
import { ListCard } from '../../../patterns/ListCard/ListCard';
import { Page } from '../../../patterns/Page/Page';
import { Phases } from '../../../patterns/Phases/Phases';
import type { Kept, Listed } from '../../../patterns/state';
import { doctorName } from '../../../words/doctor-name';
import type { RevokeDialogProps } from '../private/RevokeDialog';
import type { ShareWays } from '../private/ShareDialog';
import { sayWhose } from '../private/whose';
import type { ConsentDoctor, ConsentRow } from '../types';
import { HistoryItem } from './HistoryItem';
import { People } from './People';
import { RequestCard } from './RequestCard';
import { columns } from './SharingScreen.css';
import { SharingSettings, type SharingSettingsProps } from './SharingSettings';
import { WhoLooked, type WhoLookedProps } from './WhoLooked';

export type { Revoked } from '../private/RevokeDialog';
export type { ShareWays } from '../private/ShareDialog';
export type { ConsentDoctor, ConsentRow } from '../types';

/** A doctor who can see something now, and by which consents. */
export type PersonWithAccess = { doctor: ConsentDoctor; consents: readonly ConsentRow[] };

export type SharingScreenProps = Required<Pick<RevokeDialogProps, 'onRevoke' | 'onRevokeAll'>> &
  Pick<SharingSettingsProps, 'settings' | 'onChangeSettings'> & {
    /** The last few who looked; null where somebody acts for an adult, whose access log is theirs alone. */
    looked: WhoLookedProps['looked'] | null;
    /** Tells who asks and who can see something, now. */
    state: Kept<{ requests: readonly ConsentRow[]; people: readonly PersonWithAccess[] }>;
    /** Every request and access, newest first. */
    history: Kept<Listed<ConsentRow>>;
    clock: Clock;
    share: ShareWays;
    /** An end waits for a connection then; nothing else is changed. @default false */
    isOffline?: boolean;
    /** Goes on sharing what would end once there is a connection. */
    onUndoRevoke: (consent: ConsentRow) => void;
    onPageChange: (page: number) => void;
    onRetry: () => void;
  };

const revokeDialog = latePart(async () => (await import('../private/RevokeDialog')).RevokeDialog);
const shareDialog = latePart(async () => (await import('../private/ShareDialog')).ShareDialog);

/** Shows who can see something of the record, who asks to, and what was before. */
export function SharingScreen({ state, history, clock, isOffline = false, ...on }: SharingScreenProps) {
  const whose = sayWhose(useActing());
  const heading = useRef<HTMLHeadingElement>(null);
  /** Null for all accesses, undefined for none. */
  const [ending, setEnding] = useState<ConsentRow | null>();
  const close = () => setEnding(undefined);
  const RevokeDialog = useLate(revokeDialog, { isOpen: ending !== undefined, onOpenChange: close });
  const [isSharing, setIsSharing] = useState(false);
  const ShareDialog = useLate(shareDialog, { isOpen: isSharing, onOpenChange: setIsSharing });
  const isReady = state.phase === 'ready';
  usePreload(revokeDialog, isReady && state.people.length > 0);
  const readAt = isReady ? state.readAt : undefined;

  function tell({ isUnsent }: { isUnsent?: boolean }) {
    if (isUnsent) showToast({ tone: 'info', message: m.sharing_revoke_kept() });
    else
      showToast({
        tone: 'success',
        message: ending ? m.sharing_revoked({ doctor: doctorName(ending.doctor) }) : m.sharing_revoked_all(),
      });
  }

  return (
    <Page
      {...headlineOf(state, whose)}
      isWide
      headingRef={heading}
      age={readAt ? <ReadAge readAt={readAt} clock={clock} isOffline={isOffline} /> : null}
    >
      <Phases
        state={state}
        isOffline={isOffline}
        failed={{ title: m.sharing_failed_title(), text: m.sharing_failed() }}
        notOnDevice={{ title: m.sharing_not_on_device_title(), text: m.sharing_not_on_device() }}
        onRetry={on.onRetry}
      >
        {({ requests, people }) => (
          <div className={columns}>
            <Stack space={8}>
              {requests.map((consent, index) => (
                <RequestCard key={consent.id} consent={consent} clock={clock} isFirst={index === 0} />
              ))}
              <People
                people={people}
                clock={clock}
                isOffline={isOffline}
                isOpening={isSharing && !ShareDialog}
                onShare={() => setIsSharing(true)}
                onRevoke={setEnding}
                onRevokeAll={() => setEnding(null)}
                onUndoRevoke={on.onUndoRevoke}
              />
              <ListCard
                title={m.sharing_history()}
                state={history}
                things={m.sharing_count}
                rows={3}
                isOffline={isOffline}
                failed={{ title: m.sharing_failed_title(), text: m.sharing_failed() }}
                notOnDevice={{
                  title: m.sharing_not_on_device_title(),
                  text: m.sharing_not_on_device(),
                }}
                empty={{ title: m.sharing_history_empty_title(), text: m.sharing_history_empty() }}
                onPageChange={on.onPageChange}
                onRetry={on.onRetry}
              >
                {({ rows }) => (
                  <DividedList label={m.sharing_history()}>
                    {rows.map((consent) => (
                      <HistoryItem key={consent.id} consent={consent} clock={clock} />
                    ))}
                  </DividedList>
                )}
              </ListCard>
            </Stack>
            <Stack space={6}>
              {on.looked && <WhoLooked looked={on.looked} clock={clock} onRetry={on.onRetry} />}
              <SharingSettings
                settings={on.settings}
                isOffline={isOffline}
                onChangeSettings={on.onChangeSettings}
                onRetry={on.onRetry}
              />
            </Stack>
          </div>
        )}
      </Phases>
      {ending !== undefined && RevokeDialog && (
        <RevokeDialog
          consent={ending}
          isOffline={isOffline}
          onRevoke={on.onRevoke}
          onRevokeAll={on.onRevokeAll}
          onClose={(result) => {
            close();
            if (result) tell(result);
          }}
          focusAfter={heading}
        />
      )}
      {isSharing && ShareDialog && (
        <ShareDialog
          {...on.share}
          clock={clock}
          isOffline={isOffline}
          onClose={() => setIsSharing(false)}
          focusAfter={heading}
        />
      )}
    </Page>
  );
}

/** The answer of the page, once it is known. */
function headlineOf(
  state: SharingScreenProps['state'],
  whose: string,
): { title: string; description?: string } {
  if (state.phase !== 'ready') return { title: m.sharing_title() };
  const see = m.sharing_see({ count: state.people.length, whose });
  const ask = m.sharing_ask({ count: state.requests.length });
  return {
    title: m.sharing_headline({ see, ask }).trim(),
    description: state.people.length > 0 ? m.sharing_explain() : m.sharing_explain_nobody(),
  };
}
