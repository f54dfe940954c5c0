import type { RefObject } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Text } from '../../../components/Text/Text';
import { DeleteDialog } from '../../../patterns/DeleteDialog/DeleteDialog';
import { aboutRecord } from '../private/record-words';
import type { RecordRow } from '../types';
import type { RecordSaved } from './EditRecordDialog';

export type DeleteRecordDialogProps = {
  record: RecordRow;
  onDelete: (record: RecordRow) => Promise<RecordSaved>;
  onClose: (result: object | null) => void;
  focusAfter: RefObject<HTMLElement | null>;
};

/** Asks before a record is deleted, and names it. */
export function DeleteRecordDialog({ record, onDelete, ...dialog }: DeleteRecordDialogProps) {
  return (
    <DeleteDialog
      title={m.record_delete_title()}
      description={m.record_delete_explain()}
      yes={m.record_delete_yes()}
      onDelete={() => onDelete(record)}
      {...dialog}
    >
      <Text>
        {record.title}, {aboutRecord(record)}
      </Text>
    </DeleteDialog>
  );
}
