import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Checkbox } from '../../../components/Checkbox/Checkbox';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog';
import type { Saved } from '../../../patterns/state';

export type DeleteRecordDialogProps = {
  firstName: string;
  onDelete: () => Promise<Saved<object>>;
  /** Null where it was not deleted. */
  onClose: (result: object | null) => void;
};

/** The question before the record of a child is deleted for good. */
export function DeleteRecordDialog({ firstName: name, onDelete, onClose }: DeleteRecordDialogProps) {
  const [isUnderstood, setUnderstood] = useState(false);
  return (
    <FormDialog<null, object, never>
      title={m.family_delete_title({ name })}
      description={m.family_delete_explain({ name })}
      submit={m.family_delete_yes()}
      cancel={m.family_delete_keep()}
      tone="critical"
      check={() =>
        isUnderstood
          ? { draft: null }
          : { faults: [{ name: 'understood', message: m.family_delete_understood_missing() }] }
      }
      onSave={onDelete}
      onClose={onClose}
    >
      {({ messageFor }) => (
        <Checkbox
          name="understood"
          label={m.family_delete_understood({ name })}
          value={isUnderstood}
          onChange={setUnderstood}
          errorMessage={messageFor('understood')}
        />
      )}
    </FormDialog>
  );
}
