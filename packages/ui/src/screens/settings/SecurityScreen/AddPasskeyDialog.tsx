import { type RefObject, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Dialog } from '../../../components/Dialog/Dialog';
import { Form } from '../../../components/Form/Form';
import { Inline } from '../../../components/Inline/Inline';
import { TextField } from '../../../components/TextField/TextField';
import type { Action } from '../../../patterns/state';
import { useFocusWhenGone } from '../../../patterns/use-focus-when-gone';
import { useFormErrors } from '../../../patterns/use-form-errors';
import { useOutcome } from '../../../patterns/use-outcome';

type AddPasskeyDialogProps = {
  action: Action;
  onAdd: (name: string) => void;
  onClose: () => void;
  /** Takes the focus when it is added. */
  focusAfter: RefObject<HTMLElement | null>;
};

/** The contract's bound, in characters. */
export const passkeyNameMax = 60;

/** Asks for a name, then leaves the rest to the browser. Mounted while it is asked. */
export function AddPasskeyDialog({ action, onAdd, onClose, focusAfter }: AddPasskeyDialogProps) {
  const [name, setName] = useState('');
  const moveFocusOn = useFocusWhenGone(focusAfter);
  const { isPending, failure } = useOutcome(action, () => {
    moveFocusOn();
    onClose();
  });
  const form = useFormErrors(failure);

  function submit() {
    const trimmed = name.trim();
    const faults = trimmed
      ? [...trimmed].length > passkeyNameMax
        ? [m.passkeys_name_too_long({ maximum: passkeyNameMax })]
        : []
      : [m.passkeys_name_missing()];
    if (form.accept(faults.map((message) => ({ name: 'name', message })))) onAdd(trimmed);
  }

  return (
    <Dialog
      title={m.passkeys_add_title()}
      description={m.passkeys_add_description()}
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      canClose={!isPending}
      size="small"
    >
      <Form
        onSubmit={submit}
        errors={form.errors}
        onCorrect={form.correct}
        formError={form.formError}
        isPending={isPending}
      >
        <TextField
          name="name"
          label={m.passkeys_name()}
          description={m.passkeys_name_description()}
          value={name}
          onChange={setName}
          autoComplete="off"
          errorMessage={form.messageFor('name')}
          isRequired
        />
        <Inline justify="end">
          <Button tone="secondary" isDisabled={isPending} onPress={onClose}>
            {m.passkeys_cancel()}
          </Button>
          <Button type="submit" isPending={isPending}>
            {m.passkeys_add_submit()}
          </Button>
        </Inline>
      </Form>
    </Dialog>
  );
}
