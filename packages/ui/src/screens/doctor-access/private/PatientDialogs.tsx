import { latePart, useLate, usePreload } from '../../../components/private/use-late';
import type { FoundPatient } from '../types';
import type { AskDialogProps } from './AskDialog';
import type { EmergencyDialogProps } from './EmergencyDialog';

/** Tells what is being asked, and of whom. */
export type Asking = { what: 'access' | 'emergency'; patient: FoundPatient };

export type PatientDialogsProps = Pick<AskDialogProps, 'now' | 'today' | 'kinds' | 'onAsk'> &
  Pick<EmergencyDialogProps, 'onBreakGlass'> & {
    asking: Asking | null;
    /** @param isAsked whether the patient was asked for access */
    onClose: (isAsked: boolean) => void;
  };

const askDialog = latePart(async () => (await import('./AskDialog')).AskDialog);
const emergencyDialog = latePart(async () => (await import('./EmergencyDialog')).EmergencyDialog);

/** The two ways to a record: to ask, or in an emergency. */
export function PatientDialogs({ asking, onBreakGlass, onClose, ...ask }: PatientDialogsProps) {
  const close = () => onClose(false);
  const isOpen = (what: Asking['what']) => ({ isOpen: asking?.what === what, onOpenChange: close });
  const AskDialog = useLate(askDialog, isOpen('access'));
  const EmergencyDialog = useLate(emergencyDialog, isOpen('emergency'));
  usePreload(askDialog);
  usePreload(emergencyDialog);
  if (!asking) return null;
  const { what, patient } = asking;
  if (what === 'access') return AskDialog && <AskDialog {...ask} patient={patient} onClose={onClose} />;
  return EmergencyDialog && <EmergencyDialog patient={patient} onBreakGlass={onBreakGlass} onClose={close} />;
}
