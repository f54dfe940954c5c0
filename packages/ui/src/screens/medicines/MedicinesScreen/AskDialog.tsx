import type { RefObject } from 'react';
import { DeleteDialog } from '../../../patterns/DeleteDialog/DeleteDialog';
import type { Saved } from '../../../patterns/state';

export type AskDialogProps = {
  title: string;
  text: string;
  yes: string;
  no: string;
  /** Told once it is done. */
  done: string;
  onYes: () => Promise<Saved<{ isUnsent?: boolean }>>;
  /** Null where nothing was done. */
  onClose: (result: { isUnsent?: boolean } | null, done: string) => void;
  focusAfter: RefObject<HTMLElement | null>;
};

/** Asks before something is done that cannot be taken back, or should not be. */
export function AskDialog({ title, text, yes, no, done, onYes, onClose, focusAfter }: AskDialogProps) {
  return (
    <DeleteDialog
      title={title}
      description={text}
      yes={yes}
      no={no}
      onDelete={onYes}
      onClose={(result) => onClose(result, done)}
      focusAfter={focusAfter}
    >
      {null}
    </DeleteDialog>
  );
}
