import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Inline } from '../../../components/Inline/Inline';
import { part, withParts } from '../../../components/private/with-parts';
import { Stack } from '../../../components/Stack/Stack';
import { Tag } from '../../../components/Tag/Tag';
import { Text } from '../../../components/Text/Text';
import { type Clock, When } from '../../../components/When/When';
import type { Loaded } from '../../private/action';
import { ConfirmDialog } from '../../private/ConfirmDialog';
import { SectionFailed, SectionSkeleton, SettingsSection } from '../private/SettingsSection';
import { TwoStepDialog } from './TwoStepDialog';
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
      {state.phase === 'loading' && <SectionSkeleton rows={1} />}
      {state.phase === 'failed' && (
        <SectionFailed onRetry={onRetry}>{state.message ?? m.two_step_failed()}</SectionFailed>
      )}
      {state.phase === 'ready' && <Content {...on} content={state} clock={clock} heading={heading} />}
    </SettingsSection>
  );
}

type ContentProps = Omit<TwoStepSectionProps, 'state' | 'onRetry'> & {
  content: TwoStepContent;
  heading: RefObject<HTMLHeadingElement | null>;
};

/** Its dialogs stand beside what shows whether it is on: that changes while they are open. */
function Content({ content, clock, heading, ...on }: ContentProps) {
  const [asked, setAsked] = useState<'renew' | 'turn-off' | null>(null);
  const dialog = { action: content.action, onClose: () => setAsked(null), focusAfter: heading };
  return (
    <>
      {content.twoStep.totp.isOn ? (
        <TurnedOn twoStep={content.twoStep} clock={clock} onAsk={setAsked} />
      ) : (
        <TurnedOff content={content} onStartTwoStep={on.onStartTwoStep} />
      )}
      {asked === 'renew' && (
        <ConfirmDialog
          {...dialog}
          title={m.two_step_renew_title()}
          description={m.two_step_renew_description()}
          yes={m.two_step_renew_yes()}
          no={m.two_step_cancel()}
          tone="primary"
          onConfirm={on.onRenewRecoveryCodes}
        />
      )}
      {asked === 'turn-off' && (
        <ConfirmDialog
          {...dialog}
          title={m.two_step_turn_off_title()}
          description={m.two_step_turn_off_description()}
          yes={m.two_step_turn_off()}
          no={m.two_step_keep()}
          onConfirm={on.onTurnOffTwoStep}
        />
      )}
      <TwoStepDialog {...content} {...on} focusAfter={heading} />
    </>
  );
}

type TurnedOffProps = { content: TwoStepContent; onStartTwoStep: () => void };

function TurnedOff({ content: { action, enrolment }, onStartTwoStep }: TurnedOffProps) {
  // Once the dialog is open, what comes of it is said there.
  const isStarting = enrolment === null;
  return (
    <Stack space={4} align="start">
      <Tag icon={ShieldAlert}>{m.two_step_off()}</Tag>
      <Text>{m.two_step_explain()}</Text>
      {isStarting && action.phase === 'failed' && <Banner tone="critical">{action.message}</Banner>}
      <Button isPending={isStarting && action.phase === 'pending'} onPress={onStartTwoStep}>
        {m.two_step_turn_on()}
      </Button>
    </Stack>
  );
}

/** At this many it is time to make new ones. */
const fewCodes = 3;

type TurnedOnProps = { twoStep: TwoStep; clock: Clock; onAsk: (what: 'renew' | 'turn-off') => void };

function TurnedOn({ twoStep: { totp, recoveryCodesLeft }, clock, onAsk }: TurnedOnProps) {
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
      {recoveryCodesLeft <= fewCodes ? (
        <Banner tone="attention" title={m.two_step_codes_left({ count: recoveryCodesLeft })}>
          {m.two_step_codes_few()}
        </Banner>
      ) : (
        <Text>{m.two_step_codes_left({ count: recoveryCodesLeft })}</Text>
      )}
      <Inline>
        <Button tone="secondary" onPress={() => onAsk('renew')}>
          {m.two_step_renew()}
        </Button>
        <Button tone="quiet" onPress={() => onAsk('turn-off')}>
          {m.two_step_turn_off()}
        </Button>
      </Inline>
    </Stack>
  );
}
