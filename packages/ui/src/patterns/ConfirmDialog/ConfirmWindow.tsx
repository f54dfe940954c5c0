import { useFocusWhenGone } from '../use-focus-when-gone';
import { useOutcome } from '../use-outcome';
import type { ConfirmDialogProps } from './ConfirmDialog';
import { ConfirmView } from './ConfirmView';

/** The window of a `ConfirmDialog`. */
export function ConfirmWindow({ action, onConfirm, onClose, focusAfter, ...view }: ConfirmDialogProps) {
  const moveFocusOn = useFocusWhenGone(focusAfter);
  const { isPending, failure } = useOutcome(action, () => {
    moveFocusOn();
    onClose();
  });
  return (
    <ConfirmView
      {...view}
      isPending={isPending}
      failure={failure?.message}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
