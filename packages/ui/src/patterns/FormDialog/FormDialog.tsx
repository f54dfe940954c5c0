import { type ReactNode, type RefObject, useRef, useState } from 'react';
import * as m from '../../../generated/messages/messages';
import { Button } from '../../components/Button/Button';
import { Dialog } from '../../components/Dialog/Dialog';
import type { FieldFault } from '../../components/Form/ErrorSummary';
import { Form } from '../../components/Form/Form';
import { Inline } from '../../components/Inline/Inline';
import type { Refused, Saved } from '../state';
import { useFocusWhenGone } from '../use-focus-when-gone';
import { useFormErrors } from '../use-form-errors';
import { useSave } from '../use-save';
import { DiscardQuestion } from './DiscardQuestion';
import { ForWhom } from './ForWhom';

/** The props that the fields get from the form. */
export type FormContent<Current> = {
  /** The message that belongs at a field. */
  messageFor: (name: string) => string | undefined;
  /** The last refusal, such as the current version of the record. */
  refused: Refused<Current> | undefined;
};

export type FormDialogProps<Draft, Result, Current> = {
  title: string;
  description?: string;
  /** The button that saves, as a verb; null where there is nothing to save any more. @default 'Save' */
  submit?: string | null;
  /** @default 'Cancel' */
  cancel?: string;
  /** `critical` where something ends. @default 'primary' */
  tone?: 'primary' | 'critical';
  /** Returns the content of the fields, or their errors by field; nothing is sent while there are errors. */
  check: () => { draft: Draft } | { faults: FieldFault[] };
  /** Resolves when the server has answered or this device has kept it; the dialog stays open until then, and where it was refused. */
  onSave: (draft: Draft) => Promise<Saved<Result, Current>>;
  /** With what was answered; null where nothing was saved. */
  onClose: (result: Result | null) => void;
  /** Takes the focus once it is saved, where what opened the dialog may be gone. */
  focusAfter?: RefObject<HTMLElement | null>;
  children: (content: FormContent<Current>) => ReactNode;
};

const nowhere: RefObject<HTMLElement | null> = { current: null };

/** A form in front of the page. Mounted while it is open. What was typed is thrown away only by somebody who says so. */
export function FormDialog<Draft, Result, Current = never>({
  title,
  description,
  submit = m.save(),
  cancel = m.cancel(),
  tone = 'primary',
  check,
  onSave,
  onClose,
  focusAfter = nowhere,
  children,
}: FormDialogProps<Draft, Result, Current>) {
  const moveFocusOn = useFocusWhenGone(focusAfter);
  const { isPending, refused, save } = useSave<Result, Current>((result) => {
    moveFocusOn();
    onClose(result);
  });
  const form = useFormErrors(refused);

  const isTyped = useRef(false);
  // Keeps what had the focus before the question.
  const [left, setLeft] = useState<{ focus: Element | null } | null>(null);

  function leave() {
    if (isTyped.current) setLeft({ focus: document.activeElement });
    else onClose(null);
  }

  function stay() {
    if (left?.focus instanceof HTMLElement) left.focus.focus();
    setLeft(null);
  }

  function send() {
    const found = check();
    if (!form.accept('faults' in found ? found.faults : [])) return;
    if ('draft' in found) void save(() => onSave(found.draft));
  }

  return (
    <Dialog
      title={title}
      description={description}
      isOpen
      onOpenChange={(isOpen) => isOpen || leave()}
      canClose={!isPending}
    >
      <Form
        onSubmit={send}
        errors={form.errors}
        onCorrect={(name) => {
          isTyped.current = true;
          form.correct(name);
        }}
        formError={form.formError}
        isPending={isPending}
      >
        <ForWhom />
        {children({ messageFor: form.messageFor, refused })}
        {left ? (
          <DiscardQuestion onDiscard={() => onClose(null)} onStay={stay} />
        ) : (
          <Inline justify="end">
            <Button tone="secondary" isDisabled={isPending} onPress={leave}>
              {cancel}
            </Button>
            {submit !== null && (
              <Button type="submit" tone={tone} isPending={isPending}>
                {submit}
              </Button>
            )}
          </Inline>
        )}
      </Form>
    </Dialog>
  );
}
