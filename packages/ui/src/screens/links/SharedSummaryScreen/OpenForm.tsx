import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { Form } from '../../../components/Form/Form';
import { Text } from '../../../components/Text/Text';
import { TextField } from '../../../components/TextField/TextField';
import { useFormErrors } from '../../../patterns/use-form-errors';

export type OpenFormProps = {
  /** Says what the link is for, in the words of the link. */
  label: string | null;
  hasPasscode: boolean;
  isPending: boolean;
  /** Why it was not opened, and at which field. */
  failure: { message?: string; fieldErrors?: Readonly<Record<string, string>> } | null;
  onOpen: (given: { recipient: string; passcode: string | null }) => void;
};

/** Asks who opens it and for the passcode, before anything is fetched: opening is seen by the person. */
export function OpenForm({ label, hasPasscode, isPending, failure, onOpen }: OpenFormProps) {
  const [recipient, setRecipient] = useState('');
  const [passcode, setPasscode] = useState('');
  const form = useFormErrors(failure ?? undefined);

  function send() {
    const isOpenable = form.accept([
      ...(recipient.trim() ? [] : [{ name: 'recipient', message: m.shl_recipient_missing() }]),
      ...(!hasPasscode || passcode ? [] : [{ name: 'passcode', message: m.shl_passcode_missing() }]),
    ]);
    if (isOpenable) onOpen({ recipient: recipient.trim(), passcode: hasPasscode ? passcode : null });
  }

  return (
    <Card as="section">
      <Form
        onSubmit={send}
        errors={form.errors}
        onCorrect={form.correct}
        formError={form.formError}
        isPending={isPending}
      >
        {label && <Text weight="bold">{label}</Text>}
        <TextField
          name="recipient"
          label={m.shl_recipient()}
          description={m.shl_recipient_help()}
          autoComplete="organization"
          value={recipient}
          onChange={setRecipient}
          errorMessage={form.messageFor('recipient')}
          isRequired
        />
        {hasPasscode && (
          <TextField
            name="passcode"
            label={m.shl_passcode()}
            description={m.shl_passcode_help()}
            autoComplete="off"
            value={passcode}
            onChange={setPasscode}
            errorMessage={form.messageFor('passcode')}
            isRequired
          />
        )}
        <div>
          <Button type="submit" isPending={isPending}>
            {m.shl_open()}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
