import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Dialog } from '../../../components/Dialog/Dialog';
import { Progress } from '../../../components/Progress/Progress';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { needsDecision, type OutboxItem } from '../types';
import { Losses } from './Losses';

export type SignOutState =
  | { phase: 'asking' }
  | { phase: 'sending'; done: number; total: number }
  /** Some of them could not be sent. `message` says how many are left, and why. */
  | { phase: 'failed'; message: string };

export type SignOutDialogProps = {
  state: SignOutState;
  connection: 'online' | 'offline';
  /** The unsent entries; fewer while they are being sent. */
  items: readonly OutboxItem[];
  /** Sends them and signs out when none is left; where some are, asks again with `failed`. */
  onSend: () => void;
  /** Signs out; they wait until the same person signs in here again. */
  onKeep: () => void;
  /** Asked for twice already: deletes them and signs out. */
  onDelete: () => void;
  /** Gives up signing out, also while they are sent. */
  onCancel: () => void;
};

/** Asks, before somebody signs out, what should become of what is not sent. Mounted while it is asked. */
export function SignOutDialog({ state, items, onCancel, ...rest }: SignOutDialogProps) {
  const [step, setStep] = useState<'first' | 'deleting' | 'back'>('first');
  const count = items.length;
  const dialog = {
    isOpen: true,
    onOpenChange: (isOpen: boolean) => isOpen || onCancel(),
    size: 'medium',
  } as const;

  if (state.phase === 'sending')
    return (
      <Dialog {...dialog} title={m.sign_out_sending_title()} canClose={false}>
        <Stack space={5}>
          <Progress
            label={m.outbox_sending()}
            value={state.done}
            max={state.total}
            valueText={m.outbox_sending_progress({ done: state.done, total: state.total })}
            description={m.sign_out_sending({ count: state.total })}
          />
          <Button tone="secondary" isFullWidth autoFocus onPress={onCancel}>
            {m.sign_out_stay()}
          </Button>
        </Stack>
      </Dialog>
    );

  if (count === 0)
    return (
      <Dialog
        {...dialog}
        title={m.sign_out_none_title()}
        description={m.sign_out_none()}
        footer={
          <>
            <Button tone="secondary" onPress={onCancel}>
              {m.sign_out_stay()}
            </Button>
            <Button autoFocus onPress={rest.onSend}>
              {m.sign_out_now()}
            </Button>
          </>
        }
      >
        {null}
      </Dialog>
    );

  if (step === 'deleting')
    return (
      <Dialog
        {...dialog}
        title={m.sign_out_delete_title({ count })}
        description={m.sign_out_delete_description()}
        footer={
          <>
            <Button tone="secondary" autoFocus onPress={() => setStep('back')}>
              {m.sign_out_delete_no()}
            </Button>
            <Button tone="critical" onPress={rest.onDelete}>
              {m.sign_out_delete_yes()}
            </Button>
          </>
        }
      >
        <Losses items={items} />
      </Dialog>
    );

  return (
    <Dialog {...dialog} title={m.sign_out_title({ count })} description={m.sign_out_description()}>
      <Stack space={5}>
        {state.phase === 'failed' && <Banner tone="critical">{state.message}</Banner>}
        <Losses items={items} />
        <Ways
          {...rest}
          items={items}
          isBack={step === 'back'}
          onDelete={() => setStep('deleting')}
          onCancel={onCancel}
        />
      </Stack>
    </Dialog>
  );
}

type WaysProps = Omit<SignOutDialogProps, 'state'> & {
  /** True if the person came back from the question about deleting. */
  isBack: boolean;
};

function Ways({ connection, items, isBack, onSend, onKeep, onDelete, onCancel }: WaysProps) {
  const count = items.length;
  const whyNot =
    connection === 'offline'
      ? m.sign_out_send_offline()
      : items.every(needsDecision)
        ? m.sign_out_send_decision({ count })
        : null;
  return (
    <Stack space={4}>
      <Stack space={1}>
        <Button isFullWidth isDisabled={whyNot !== null} onPress={onSend}>
          {m.sign_out_send()}
        </Button>
        {whyNot && (
          <Text size={14} tone="muted">
            {whyNot}
          </Text>
        )}
      </Stack>
      <Stack space={1}>
        <Button tone="secondary" isFullWidth onPress={onKeep}>
          {m.sign_out_keep({ count })}
        </Button>
        <Text size={14} tone="muted">
          {m.sign_out_keep_explain({ count })}
        </Text>
      </Stack>
      <Button tone="secondary" isFullWidth autoFocus={isBack} onPress={onDelete}>
        {m.sign_out_delete({ count })}
      </Button>
      <Button tone="quiet" isFullWidth onPress={onCancel}>
        {m.sign_out_stay()}
      </Button>
    </Stack>
  );
}
