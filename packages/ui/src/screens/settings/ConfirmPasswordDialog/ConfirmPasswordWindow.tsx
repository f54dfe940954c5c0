import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Dialog } from '../../../components/Dialog/Dialog';
import { Form } from '../../../components/Form/Form';
import { Inline } from '../../../components/Inline/Inline';
import { PasswordField } from '../../../components/PasswordField/PasswordField';
import type { ConfirmPasswordDialogProps } from './ConfirmPasswordDialog';

/** The window of a `ConfirmPasswordDialog`. */
export function ConfirmPasswordWindow({ isOpen, isPending, onCancel, ...form }: ConfirmPasswordDialogProps) {
  return (
    <Dialog
      title={m.confirm_password_title()}
      description={m.confirm_password_description()}
      isOpen={isOpen}
      onOpenChange={(wantsOpen) => wantsOpen || onCancel()}
      canClose={!isPending}
      size="small"
    >
      <PasswordForm {...form} isPending={isPending} onCancel={onCancel} />
    </Dialog>
  );
}

/** Mounted with the dialog's content, so that a password never outlives the question. */
function PasswordForm({
  isPending,
  errorMessage,
  onConfirm,
  onCancel,
}: Omit<ConfirmPasswordDialogProps, 'isOpen'>) {
  const [password, setPassword] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const message = isMissing ? m.confirm_password_missing() : errorMessage;

  function submit() {
    setIsMissing(password === '');
    if (password !== '') onConfirm(password);
  }

  return (
    <Form
      onSubmit={submit}
      errors={message && !isPending ? [{ name: 'password', message }] : []}
      isPending={isPending}
    >
      <PasswordField
        name="password"
        label={m.confirm_password_label()}
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
        errorMessage={isPending ? undefined : message}
        isRequired
      />
      <Inline justify="end">
        <Button tone="secondary" isDisabled={isPending} onPress={onCancel}>
          {m.confirm_password_cancel()}
        </Button>
        <Button type="submit" isPending={isPending}>
          {m.confirm_password_submit()}
        </Button>
      </Inline>
    </Form>
  );
}
