import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Heading } from '../../../components/Heading/Heading';
import { Stack } from '../../../components/Stack/Stack';
import { TextField } from '../../../components/TextField/TextField';
import type { TestMessage } from './types';

type TestFormProps = {
  isDisabled: boolean;
  isPending: boolean;
  /** Id of what must be done first. */
  describedBy: string | undefined;
  onSend: (message: TestMessage) => void;
};

/** A notification in the person's own words, to see how one arrives. */
export function TestForm({ isDisabled, isPending, describedBy, onSend }: TestFormProps) {
  const [title, setTitle] = useState<string>(m.push_test_title());
  const [message, setMessage] = useState<string>(m.push_test_example());
  return (
    <Stack space={4}>
      <Heading level={3}>{m.push_test_title()}</Heading>
      <TextField
        label={m.push_test_field_title()}
        value={title}
        isDisabled={isDisabled}
        onChange={setTitle}
      />
      <TextField
        label={m.push_test_field_message()}
        value={message}
        isDisabled={isDisabled}
        onChange={setMessage}
      />
      <div>
        <Button
          tone="secondary"
          isDisabled={isDisabled || title.trim() === ''}
          isPending={isPending}
          describedBy={describedBy}
          onPress={() => onSend({ title: title.trim(), message: message.trim() })}
        >
          {m.push_test_send()}
        </Button>
      </div>
    </Stack>
  );
}
