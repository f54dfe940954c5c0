import { brand } from '@nadi/brand';
import { type RefObject, useEffect, useRef, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Dialog } from '../../../components/Dialog/Dialog';
import { CodeStep } from './CodeStep';
import { RecoveryCodes } from './RecoveryCodes';
import { ScanStep } from './ScanStep';
import type { TwoStepContent } from './types';

type TwoStepDialogProps = Pick<TwoStepContent, 'enrolment' | 'recoveryCodes' | 'action'> & {
  onCancelTwoStep: () => void;
  onConfirmTwoStep: (code: string) => void;
  onRecoveryCodesKept: () => void;
  /** Takes the focus when it has closed: the button that opened it may be another one by then. */
  focusAfter: RefObject<HTMLElement | null>;
};

/** Turning the second step on: scan, confirm, keep the recovery codes. Renewed codes are kept here too. */
export function TwoStepDialog({
  enrolment,
  recoveryCodes,
  action,
  onCancelTwoStep,
  onConfirmTwoStep,
  onRecoveryCodesKept,
  focusAfter,
}: TwoStepDialogProps) {
  const [hasScanned, setHasScanned] = useState(false);
  const isOpen = enrolment !== null || recoveryCodes !== null;
  const step = recoveryCodes ? 'keep' : hasScanned ? 'code' : 'scan';
  const isPending = action.phase === 'pending';

  // The next enrolment begins at its beginning.
  if (enrolment === null && hasScanned) setHasScanned(false);

  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) setTimeout(() => focusAfter.current?.focus());
    wasOpen.current = isOpen;
  }, [isOpen, focusAfter]);

  const steps = {
    scan: [m.enrol_scan_title(), m.enrol_scan_description()],
    code: [m.enrol_code_title(), m.enrol_code_description({ product: brand.name })],
    keep: [m.recovery_title(), m.recovery_description()],
  } as const;
  const [title, description] = steps[step];

  return (
    <Dialog
      title={title}
      description={description}
      isOpen={isOpen}
      onOpenChange={(wantsOpen) => wantsOpen || onCancelTwoStep()}
      // Codes that are closed by accident are lost.
      canClose={step !== 'keep' && !isPending}
      size="small"
    >
      {recoveryCodes ? (
        <RecoveryCodes codes={recoveryCodes} onKept={onRecoveryCodesKept} />
      ) : (
        enrolment &&
        (hasScanned ? (
          <CodeStep action={action} onConfirm={onConfirmTwoStep} onBack={() => setHasScanned(false)} />
        ) : (
          <ScanStep enrolment={enrolment} onNext={() => setHasScanned(true)} />
        ))
      )}
    </Dialog>
  );
}
