import type { ReactNode } from 'react';
import { useActing } from '../../acting';
import { Banner } from '../../components/Banner/Banner';
import { Button } from '../../components/Button/Button';
import { Dialog } from '../../components/Dialog/Dialog';
import { Stack } from '../../components/Stack/Stack';
import { ForWhom } from '../FormDialog/ForWhom';

export type ConfirmWords = {
  title: string;
  /** The effect of the action, and whether it can be undone. */
  description: string;
  /** The answer that does it, as a verb. */
  yes: string;
  no: string;
};

type ConfirmViewProps = ConfirmWords & {
  tone?: 'primary' | 'critical';
  isPending: boolean;
  failure: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
  children?: ReactNode;
};

/** A question with two answers; a failure is said in it, and it stays. */
export function ConfirmView({
  title,
  description,
  yes,
  no,
  tone = 'critical',
  isPending,
  failure,
  onConfirm,
  onClose,
  children,
}: ConfirmViewProps) {
  const acting = useActing();
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
      {(failure || children || acting) && (
        <Stack space={4}>
          <ForWhom />
          {failure && <Banner tone="critical">{failure}</Banner>}
          {children}
        </Stack>
      )}
    </Dialog>
  );
}
