import type { RefObject } from 'react';
import { DeleteDialog } from '../../../patterns/DeleteDialog/DeleteDialog';
import { type Answers, type Asking, asked } from './asked';

export type AskDialogProps = {
  open: Asking;
  on: Answers;
  /** Called with what is told once it is done; its result is null if nothing was done. */
  onClose: (result: { isUnsent?: boolean } | null, done: string) => void;
  focusAfter: RefObject<HTMLElement | null>;
};

/** Asks before something is done that cannot be taken back, or should not be. */
export function AskDialog({ open, on, onClose, focusAfter }: AskDialogProps) {
  const { title, text, yes, no, done, onYes } = asked(open, on);
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
