import { brand } from '@nadi/brand';
import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { Divider } from '../../../components/Divider/Divider';
import { Heading } from '../../../components/Heading/Heading';
import { Link } from '../../../components/Link/Link';
import { Stack } from '../../../components/Stack/Stack';
import { Switch } from '../../../components/Switch/Switch';
import { Text } from '../../../components/Text/Text';
import type { PushPanelProps, PushResult } from '../PushPanel/PushPanel';

export type OwnPushProps = Pick<
  PushPanelProps,
  'state' | 'onRequestPermission' | 'onUnregister' | 'onSendTest'
>;

type Told = { of: 'switch' | 'test'; isGood: boolean; text: string };

const errorOf = (cause: unknown): PushResult => ({
  ok: false,
  error: cause instanceof Error ? cause.message : String(cause),
});

/** One switch for this device, one test, and what is sent when. */
export function OwnPush({ state, onRequestPermission, onUnregister, onSendTest }: OwnPushProps) {
  const [pending, setPending] = useState<Told['of'] | null>(null);
  const [told, setTold] = useState<Told | null>(null);
  const isOn = state.phase === 'enabled';

  async function run(of: Told['of'], ask: () => Promise<PushResult>, say: (result: PushResult) => string) {
    if (pending) return;
    setPending(of);
    setTold(null);
    const result = await ask().catch(errorOf);
    setPending(null);
    setTold({ of, isGood: result.ok, text: say(result) });
  }

  const turn = (isWanted: boolean) =>
    void run('switch', isWanted ? onRequestPermission : onUnregister, (result) => {
      if (result.ok) return isWanted ? m.push_switch_on() : m.push_switch_off();
      return m.push_switch_failed({ error: result.error ?? m.push_unknown_error() });
    });

  const test = () =>
    void run(
      'test',
      () => onSendTest({ title: brand.name, message: m.push_test_example() }),
      ({ ok }) => (ok ? m.push_try_sent() : m.push_try_failed()),
    );

  const outcome = (of: Told['of']) => (
    // The region is always there: one that comes with its text is not read.
    <div role="status">
      {told?.of === of && (
        <Text size={14} tone={told.isGood ? 'in-range' : 'critical'}>
          {told.text}
        </Text>
      )}
    </div>
  );

  return (
    <Card as="section">
      <Stack space={5}>
        {state.phase === 'unsupported' ? (
          <Text>{m.push_unsupported({ product: brand.name })}</Text>
        ) : (
          <>
            <Stack space={2}>
              <Switch
                label={m.push_switch()}
                description={m.push_switch_help({ product: brand.name })}
                value={isOn}
                onChange={turn}
                isPending={pending === 'switch'}
                isDisabled={state.phase === 'blocked'}
                align="end"
                weight="bold"
              />
              {state.phase === 'blocked' && <Text tone="muted">{m.push_blocked()}</Text>}
              {outcome('switch')}
            </Stack>
            <Stack space={2}>
              <div>
                <Button tone="secondary" isDisabled={!isOn} isPending={pending === 'test'} onPress={test}>
                  {m.push_try()}
                </Button>
              </div>
              {!isOn && (
                <Text size={14} tone="muted">
                  {m.push_try_first()}
                </Text>
              )}
              {outcome('test')}
            </Stack>
          </>
        )}
        <Divider />
        <Stack space={2}>
          <Heading level={2} size={18}>
            {m.push_what_title()}
          </Heading>
          <Text>{m.push_what_choice()}</Text>
          <Text>{m.push_what_quiet()}</Text>
          <Text>{m.push_what_lock()}</Text>
          <Link href="/dashboard/notifications#preferences" isAlone>
            {m.push_what_open()}
          </Link>
        </Stack>
      </Stack>
    </Card>
  );
}
