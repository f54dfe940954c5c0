import { Banner } from '../../components/Banner/Banner';
import { Button } from '../../components/Button/Button';
import { Dialog } from '../../components/Dialog/Dialog';
import { Stack } from '../../components/Stack/Stack';
import type { ConfirmDialogProps } from './ConfirmDialog';
import { useFocusWhenGone } from './use-focus-when-gone';
import { useOutcome } from './use-outcome';

/** The window of a `ConfirmDialog`. */
export function ConfirmWindow({
  title,
  description,
  yes,
  no,
  tone = 'critical',
  action,
  onConfirm,
  onClose,
  focusAfter,
  children,
}: ConfirmDialogProps) {
  const moveFocusOn = useFocusWhenGone(focusAfter);
  const { isPending, failure } = useOutcome(action, () => {
    moveFocusOn();
    onClose();
  });
  return (
    <Dialog
      title={title}
      description={description}
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      canClose={!isPending}
      size="small"
      footer={
        <>
          <Button tone="secondary" isDisabled={isPending} autoFocus onPress={onClose}>
            {no}
          </Button>
          <Button tone={tone} isPending={isPending} onPress={onConfirm}>
            {yes}
          </Button>
        </>
      }
    >
      {(failure || children) && (
        <Stack space={4}>
          {failure && <Banner tone="critical">{failure.message}</Banner>}
          {children}
        </Stack>
      )}
    </Dialog>
  );
}
