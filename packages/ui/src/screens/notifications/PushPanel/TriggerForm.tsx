import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Heading } from '../../../components/Heading/Heading';
import { Select } from '../../../components/Select/Select';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { TextField } from '../../../components/TextField/TextField';
import type { NotificationTrigger, TriggerTest } from './types';

type TriggerFormProps = {
  triggers: readonly NotificationTrigger[];
  /** False while they are not loaded, or could not be. */
  isKnown: boolean;
  isPending: boolean;
  /** It was sent without a trigger. */
  onMissing: () => void;
  onSend: (test: TriggerTest) => void;
};

/** A notification as one of the server's triggers sends it. */
export function TriggerForm({ triggers, isKnown, isPending, onMissing, onSend }: TriggerFormProps) {
  const [triggerId, setTriggerId] = useState<string | null>(null);
  const [message, setMessage] = useState('');
  const chosen = triggers.find(({ id }) => id === triggerId);
  function send() {
    if (!chosen) return onMissing();
    const customMessage = message.trim();
    onSend({ triggerId: chosen.id, ...(customMessage && { customMessage }) });
  }
  return (
    <Stack space={4}>
      <Heading level={3}>{m.push_trigger_title()}</Heading>
      <Select
        label={m.push_trigger()}
        placeholder={m.push_trigger_choose()}
        items={triggers.map(({ id, name, description }) => ({ id, label: name, description }))}
        value={chosen?.id ?? null}
        isDisabled={triggers.length === 0}
        description={triggers.length === 0 && isKnown ? m.push_trigger_none() : undefined}
        onChange={setTriggerId}
      />
      {chosen && (
        <Text size={14} tone="muted">
          {chosen.description}
        </Text>
      )}
      <TextField label={m.push_trigger_message()} value={message} onChange={setMessage} />
      <div>
        <Button tone="secondary" isPending={isPending} onPress={send}>
          {m.push_trigger_send()}
        </Button>
      </div>
    </Stack>
  );
}
