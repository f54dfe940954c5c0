import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Checkbox } from '../../../components/Checkbox/Checkbox';
import { Dialog } from '../../../components/Dialog/Dialog';
import { Form } from '../../../components/Form/Form';
import { Inline } from '../../../components/Inline/Inline';
import { formattingLocale } from '../../../components/private/reading/locale';
import { Text } from '../../../components/Text/Text';
import type { Action } from '../../../patterns/state';
import { useFormErrors } from '../../../patterns/use-form-errors';
import { useOutcome } from '../../../patterns/use-outcome';

type DeletionDialogProps = {
  action: Action;
  /** First names of children whose only guardian the person is; null while they are not known. */
  wards: readonly string[] | null;
  onDelete: () => void;
  onClose: () => void;
};

const sayWards = (names: readonly string[]): string =>
  m.erasure_wards({
    names: new Intl.ListFormat(formattingLocale(), { type: 'conjunction' }).format(names),
  });

/**
 * The question before the account is deleted. A box to tick rather than a word to type: that word would be English for
 * everybody, and the password and 30 days stand behind it.
 */
export function DeletionDialog({ action, wards, onDelete, onClose }: DeletionDialogProps) {
  const [isUnderstood, setIsUnderstood] = useState(false);
  const { isPending, failure } = useOutcome(action, onClose);
  const form = useFormErrors(failure);

  function submit() {
    const faults = isUnderstood ? [] : [{ name: 'understood', message: m.erasure_understood_missing() }];
    if (form.accept(faults)) onDelete();
  }

  return (
    <Dialog
      title={m.erasure_ask_title()}
      description={m.erasure_ask_description()}
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
        <Text>{m.erasure_ask_copy()}</Text>
        {(wards === null || wards.length > 0) && (
          <Banner tone="attention">{wards === null ? m.erasure_wards_unknown() : sayWards(wards)}</Banner>
        )}
        <Checkbox
          name="understood"
          label={m.erasure_understood()}
          value={isUnderstood}
          onChange={setIsUnderstood}
          errorMessage={form.messageFor('understood')}
        />
        <Inline justify="end">
          <Button tone="secondary" isDisabled={isPending} onPress={onClose}>
            {m.erasure_no()}
          </Button>
          <Button type="submit" tone="critical" isPending={isPending}>
            {m.erasure_yes()}
          </Button>
        </Inline>
      </Form>
    </Dialog>
  );
}
