import { type RefObject, useRef } from 'react';
import * as m from '../../../../generated/messages/messages';
import { useActing } from '../../../acting';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { part, withParts } from '../../../components/private/with-parts';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { type Clock, When } from '../../../components/When/When';
import { RecordPage } from '../../../patterns/RecordPage/RecordPage';
import type { Kept } from '../../../patterns/state';
import { DoctorCard } from '../private/DoctorCard';
import { sayWhose } from '../private/whose';
import type { ConsentRow } from '../types';
import type { ShownCode } from './CodeCard';
import { CodeView, type CodeViewProps } from './CodeView';
import { ConsentFacts } from './ConsentFacts';
import { Granted, type GrantedProps } from './Granted';
import { headlineOf } from './headline';
import { RequestForm, type RequestFormProps } from './RequestForm';

export type { ConsentRow, ScopeDraft } from '../types';
export type { ShownCode } from './CodeCard';
export type { Denial } from './DenyDialog';

export type ConsentScreenProps = Pick<RequestFormProps, 'today' | 'keptKinds' | 'onAllow' | 'onDeny'> &
  Pick<CodeViewProps, 'onNewCode'> &
  Pick<GrantedProps, 'onRevoke' | 'onUndoRevoke'> & {
    state: Kept<{ consent: ConsentRow }> | { phase: 'absent' };
    /** The digits of the code, while this page knows them. @default null */
    code?: ShownCode | null;
    clock: Clock;
    /** There is no connection: nothing can be answered. @default false */
    isOffline?: boolean;
    onRetry: () => void;
  };

/** One request of a doctor, from the question over the code to its end. */
export function ConsentScreen(props: ConsentScreenProps) {
  const { state, clock, isOffline = false, onRetry } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const whose = sayWhose(useActing());
  const headline = state.phase === 'ready' ? headlineOf(state.consent, clock, whose) : null;
  return (
    <RecordPage
      title={headline?.title ?? m.sharing_title()}
      description={headline?.description}
      up={{ href: '/dashboard/consents', label: m.sharing_title() }}
      headingRef={heading}
      state={state}
      clock={clock}
      fields={5}
      isOffline={isOffline}
      failed={{ title: m.consent_failed_title(), text: m.consent_failed() }}
      notOnDevice={{ title: m.consent_not_on_device_title(), text: m.consent_not_on_device() }}
      onRetry={onRetry}
    >
      {(content) =>
        'consent' in content ? (
          <Ready {...props} consent={content.consent} isOffline={isOffline} heading={heading} />
        ) : (
          <EmptyState title={m.consent_missing_title()}>{m.consent_missing()}</EmptyState>
        )
      }
    </RecordPage>
  );
}

type ReadyProps = Omit<ConsentScreenProps, 'isOffline'> & {
  consent: ConsentRow;
  isOffline: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
};

function Ready({ consent, code = null, clock, isOffline, heading, ...on }: ReadyProps) {
  if (consent.status === 'REQUESTED' && consent.code)
    return (
      <CodeView
        consent={{ ...consent, code: consent.code }}
        code={code}
        clock={clock}
        isOffline={isOffline}
        onNewCode={on.onNewCode}
        onDeny={on.onDeny}
        heading={heading}
      />
    );
  if (consent.status === 'REQUESTED')
    return (
      <Stack space={4}>
        <Text size={14} tone="muted">
          {withParts(m.consent_asked_at({ when: part(0) }), [
            <When key="when" at={consent.requestedAt} clock={clock} isInSentence />,
          ])}
        </Text>
        <RequestForm
          // Another version may ask for something else.
          key={consent.id}
          consent={consent}
          clock={clock}
          today={on.today}
          isOffline={isOffline}
          keptKinds={on.keptKinds}
          onAllow={on.onAllow}
          onDeny={on.onDeny}
          heading={heading}
        />
      </Stack>
    );
  return (
    <Stack space={6}>
      {consent.status === 'GRANTED' && (
        <Granted
          consent={consent}
          isOffline={isOffline}
          onRevoke={on.onRevoke}
          onUndoRevoke={on.onUndoRevoke}
          heading={heading}
        />
      )}
      <ConsentFacts consent={consent} clock={clock} />
      <DoctorCard doctor={consent.doctor} />
    </Stack>
  );
}
