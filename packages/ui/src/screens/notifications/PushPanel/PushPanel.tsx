import { brand } from '@nadi/brand';
import { useId } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { Divider } from '../../../components/Divider/Divider';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { Stack } from '../../../components/Stack/Stack';
import { Tag } from '../../../components/Tag/Tag';
import { Text } from '../../../components/Text/Text';
import { token as tokenStyle } from './PushPanel.css';
import { Report } from './Report';
import { TestForm } from './TestForm';
import { TriggerForm } from './TriggerForm';
import type { PushResult, PushState, TestMessage, TriggersState, TriggerTest } from './types';
import { usePushReport } from './use-push-report';

export type {
  NotificationTrigger,
  PushResult,
  PushState,
  TestMessage,
  TriggersState,
  TriggerTest,
} from './types';

export type PushPanelProps = {
  state: PushState;
  triggers: TriggersState;
  /** Asks the person, and registers this device. */
  onRequestPermission: () => Promise<PushResult>;
  onSendTest: (message: TestMessage) => Promise<PushResult>;
  onTestTrigger: (test: TriggerTest) => Promise<PushResult>;
  onCheckTriggers: () => Promise<PushResult>;
  onUnregister: () => Promise<PushResult>;
};

/** Characters of a token that are shown: enough to tell two apart. */
const previewLength = 50;

/** Turns push messages on and off for this browser, and tries them out. */
export function PushPanel({ state, triggers, ...on }: PushPanelProps) {
  const title = useId();
  const first = useId();
  const { pending, report, run, refuse } = usePushReport();
  if (state.phase === 'unsupported')
    return (
      <Card as="section" aria-labelledby={title}>
        <Stack space={2}>
          <Heading level={2} id={title}>
            {m.push_unsupported_title()}
          </Heading>
          <Text tone="muted">{m.push_unsupported({ product: brand.name })}</Text>
        </Stack>
      </Card>
    );
  const isEnabled = state.phase === 'enabled';
  const told = (...of: string[]) => <Report report={report && of.includes(report.of) ? report : null} />;
  return (
    <Card as="section" aria-labelledby={title}>
      <Stack space={5}>
        <Stack space={3}>
          <Inline space={3} justify="between">
            <Heading level={2} id={title}>
              {m.push_title()}
            </Heading>
            <Text as="span">
              {m.push_status()}{' '}
              <Tag tone={isEnabled ? 'done' : 'neutral'}>
                {isEnabled ? m.push_enabled() : m.push_disabled()}
              </Tag>
            </Text>
          </Inline>
          {state.phase === 'blocked' && <Text tone="muted">{m.push_blocked()}</Text>}
          {state.phase === 'default' && (
            <div>
              <Button
                isPending={pending === 'permission'}
                onPress={() => void run('permission', on.onRequestPermission)}
              >
                {m.push_ask()}
              </Button>
            </div>
          )}
          {state.phase === 'enabled' && (
            <>
              <div>
                <Text size={14} tone="muted">
                  {m.push_token()}
                </Text>
                <code className={tokenStyle}>{previewOf(state.token)}</code>
              </div>
              <div>
                <Button
                  tone="secondary"
                  isPending={pending === 'unregister'}
                  onPress={() => void run('unregister', on.onUnregister)}
                >
                  {m.push_unregister()}
                </Button>
              </div>
            </>
          )}
          {told('permission', 'unregister')}
        </Stack>
        <Divider />
        <Stack space={3}>
          <TestForm
            isDisabled={!isEnabled}
            isPending={pending === 'test'}
            describedBy={isEnabled ? undefined : first}
            onSend={(message) => void run('test', () => on.onSendTest(message))}
          />
          {!isEnabled && (
            <Text id={first} size={14} tone="muted">
              {m.push_first()}
            </Text>
          )}
          {told('test')}
        </Stack>
        <Divider />
        <Stack space={3}>
          <TriggerForm
            triggers={triggers.phase === 'ready' ? triggers.triggers : []}
            isKnown={triggers.phase === 'ready'}
            isPending={pending === 'trigger'}
            onMissing={() => refuse('trigger', m.push_trigger_missing())}
            onSend={(test) => void run('trigger', () => on.onTestTrigger(test))}
          />
          {told('trigger')}
        </Stack>
        <Divider />
        <Stack space={3}>
          <Text tone="muted">{m.push_check_description()}</Text>
          <div>
            <Button
              tone="secondary"
              isPending={pending === 'check'}
              onPress={() => void run('check', on.onCheckTriggers)}
            >
              {m.push_check()}
            </Button>
          </div>
          {told('check')}
        </Stack>
      </Stack>
    </Card>
  );
}

const previewOf = (token: string) =>
  token.length > previewLength ? `${token.slice(0, previewLength)}...` : token;
