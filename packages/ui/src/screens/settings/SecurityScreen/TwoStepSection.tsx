import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Inline } from '../../../components/Inline/Inline';
import { latePart, useLate, usePreload } from '../../../components/private/use-late';
import { part, withParts } from '../../../components/private/with-parts';
import { Stack } from '../../../components/Stack/Stack';
import { Tag } from '../../../components/Tag/Tag';
import { Text } from '../../../components/Text/Text';
import { type Clock, When } from '../../../components/When/When';
import { Phases } from '../../../patterns/Phases/Phases';
import type { Loaded } from '../../../patterns/state';
import { SettingsSection } from '../private/SettingsSection';
import type { AskedOfTwoStep } from './TwoStepDialogs';
import type { TwoStep, TwoStepContent } from './types';

export type TwoStepSectionProps = {
  state: Loaded<TwoStepContent>;
  clock: Clock;
  onStartTwoStep: () => void;
  onCancelTwoStep: () => void;
  onConfirmTwoStep: (code: string) => void;
  onRenewRecoveryCodes: () => void;
  onRecoveryCodesKept: () => void;
  onTurnOffTwoStep: () => void;
  onRetry: () => void;
};

/** The second step of signing in: a code from an app on the phone. */
export function TwoStepSection({ state, clock, onRetry, ...on }: TwoStepSectionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <SettingsSection title={m.two_step_title()} headingRef={heading}>
      <Phases state={state} rows={1} failed={{ text: m.two_step_failed() }} onRetry={onRetry}>
        {(content) => <Content {...on} content={content} clock={clock} heading={heading} />}
      </Phases>
    </SettingsSection>
  );
}

type ContentProps = Omit<TwoStepSectionProps, 'state' | 'onRetry'> & {
  content: TwoStepContent;
  heading: RefObject<HTMLHeadingElement | null>;
};

// All at once: codes that were renewed are never sent again, so they must not wait for the window that shows them.
const dialogs = latePart(async () => (await import('./TwoStepDialogs')).TwoStepDialogs);

/** Its dialogs stand beside what shows whether it is on: that changes while they are open. */
function Content({ content, clock, heading, ...on }: ContentProps) {
  const [asked, setAsked] = useState<AskedOfTwoStep | null>(null);
  const isEnrolling = content.enrolment !== null;
  const isOpen = asked !== null || isEnrolling || content.recoveryCodes !== null;
  const Dialogs = useLate(dialogs, {
    isOpen,
    onOpenChange() {
      setAsked(null);
      if (isEnrolling) on.onCancelTwoStep();
    },
  });
  usePreload(dialogs);
  const isComing = isOpen && !Dialogs;
  return (
    <>
      {content.twoStep.totp.isOn ? (
        <TurnedOn twoStep={content.twoStep} clock={clock} coming={isComing ? asked : null} onAsk={setAsked} />
      ) : (
        <TurnedOff content={content} isComing={isComing} onStartTwoStep={on.onStartTwoStep} />
      )}
      {Dialogs && (
        <Dialogs
          {...on}
          content={content}
          asked={asked}
          onClose={() => setAsked(null)}
          focusAfter={heading}
        />
      )}
    </>
  );
}

type TurnedOffProps = { content: TwoStepContent; isComing: boolean; onStartTwoStep: () => void };

function TurnedOff({ content: { action, enrolment }, isComing, onStartTwoStep }: TurnedOffProps) {
  // Once the dialog is open, what comes of it is said there.
  const isStarting = enrolment === null;
  return (
    <Stack space={4} align="start">
      <Tag icon={ShieldAlert}>{m.two_step_off()}</Tag>
      <Text>{m.two_step_explain()}</Text>
      {isStarting && action.phase === 'failed' && <Banner tone="critical">{action.message}</Banner>}
      <Button isPending={isComing || (isStarting && action.phase === 'pending')} onPress={onStartTwoStep}>
        {m.two_step_turn_on()}
      </Button>
    </Stack>
  );
}

/** At this many it is time to make new ones. */
const fewCodes = 3;

type TurnedOnProps = {
  twoStep: TwoStep;
  clock: Clock;
  /** The next dialog, once its code is loaded. */
  coming: AskedOfTwoStep | null;
  onAsk: (what: AskedOfTwoStep) => void;
};

function TurnedOn({
  twoStep: { totp, recoveryCodesLeft, isRequired = false },
  clock,
  coming,
  onAsk,
}: TurnedOnProps) {
  return (
    <Stack space={4} align="start">
      <Inline space={2}>
        <Tag tone="done" icon={ShieldCheck}>
          {m.two_step_on()}
        </Tag>
        {totp.since && (
          <Text as="span" size={14} tone="muted">
            {withParts(m.two_step_since({ since: part(0) }), [
              <When key="since" at={totp.since} clock={clock} isInSentence />,
            ])}
          </Text>
        )}
      </Inline>
      <Text>{m.two_step_on_explain()}</Text>
      {isRequired && <Text>{m.two_step_stays_on()}</Text>}
      {recoveryCodesLeft <= fewCodes ? (
        <Banner tone="attention" title={m.two_step_codes_left({ count: recoveryCodesLeft })}>
          {m.two_step_codes_few()}
        </Banner>
      ) : (
        <Text>{m.two_step_codes_left({ count: recoveryCodesLeft })}</Text>
      )}
      <Inline>
        <Button tone="secondary" isPending={coming === 'renew'} onPress={() => onAsk('renew')}>
          {m.two_step_renew()}
        </Button>
        {!isRequired && (
          <Button tone="quiet" isPending={coming === 'turn-off'} onPress={() => onAsk('turn-off')}>
            {m.two_step_turn_off()}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}
