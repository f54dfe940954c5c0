import { latePart, useLate, usePreload } from '../../components/private/use-late';
import type { DeleteDialogProps } from './DeleteDialog';

type Props = DeleteDialogProps<object, never>;

const deleteDialog = latePart<Props>(
  async () => (await import('./DeleteDialog')).DeleteDialog<object, never>,
);

/** Fetches the code of the question before it is asked. */
export const usePreloadDelete = (isWanted = true): void => usePreload(deleteDialog, isWanted);

/** The same question as `DeleteDialog`, with its code fetched when it is asked first. Mounted while it is asked. */
export function LateDeleteDialog(props: Props) {
  const Window = useLate(deleteDialog, { isOpen: true, onOpenChange: () => props.onClose(null) });
  return Window && <Window {...props} />;
}
