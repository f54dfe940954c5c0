import type { ReactNode, RefObject } from 'react';
import { Banner } from '../../components/Banner/Banner';
import { Button } from '../../components/Button/Button';
import { Dialog } from '../../components/Dialog/Dialog';
import { Stack } from '../../components/Stack/Stack';
import type { Action } from './action';
import { useFocusWhenGone } from './use-focus-when-gone';
import { useOutcome } from './use-outcome';

export type ConfirmDialogProps = {
  title: string;
  /** What will happen, and whether it can be undone. */
  description: string;
  /** The answer that does it, as a verb. */
  yes: string;
  no: string;
  /** `critical` where something ends. @default 'critical' */
  tone?: 'primary' | 'critical';
  /** How it goes; a failure is said here, and the dialog stays. */
  action: Action;
  onConfirm: () => void;
  /** Asked when the person says no, and when it is done. */
  onClose: () => void;
  /** Takes the focus when it is done. */
  focusAfter: RefObject<HTMLElement | null>;
  children?: ReactNode;
};

/** A question before something that is not easily undone. Mounted while it is asked. */
export function ConfirmDialog({
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
