import type { ReactNode, RefObject } from 'react';
import * as m from '../../../generated/messages/messages';
import { ConfirmView, type ConfirmWords } from '../ConfirmDialog/ConfirmView';
import type { Saved } from '../state';
import { useFocusWhenGone } from '../use-focus-when-gone';
import { useSave } from '../use-save';

export type DeleteDialogProps<Result, Current> = Omit<ConfirmWords, 'no'> & {
  /** @default 'Keep it' */
  no?: string;
  /** Resolves when the server has answered or this device has kept it; the dialog stays open until then, and where it was refused. */
  onDelete: () => Promise<Saved<Result, Current>>;
  /** With what was answered; null where nothing was deleted. */
  onClose: (result: Result | null) => void;
  /** Takes the focus once it is deleted: what opened the dialog is gone. */
  focusAfter: RefObject<HTMLElement | null>;
  /** The item to delete, so that no one deletes another. */
  children: ReactNode;
};

/** Asks before something is deleted, and names it. Mounted while it is asked. */
export function DeleteDialog<Result, Current = never>({
  no = m.keep_it(),
  onDelete,
  onClose,
  focusAfter,
  ...view
}: DeleteDialogProps<Result, Current>) {
  const moveFocusOn = useFocusWhenGone(focusAfter);
  const { isPending, refused, save } = useSave<Result, Current>((result) => {
    moveFocusOn();
    onClose(result);
  }, m.not_deleted());
  return (
    <ConfirmView
      {...view}
      no={no}
      isPending={isPending}
      failure={refused?.message}
      onConfirm={() => void save(onDelete)}
      onClose={() => onClose(null)}
    />
  );
}
