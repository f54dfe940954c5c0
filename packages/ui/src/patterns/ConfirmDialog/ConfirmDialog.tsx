import type { ReactNode, RefObject } from 'react';
import { latePart, useLate, usePreload } from '../../components/private/use-late';
import type { Action } from '../state';
import type { ConfirmWords } from './ConfirmView';

export type ConfirmDialogProps = ConfirmWords & {
  /** `critical` where something ends. @default 'critical' */
  tone?: 'primary' | 'critical';
  /** State of the action; a failure is shown here, and the dialog stays open. */
  action: Action;
  onConfirm: () => void;
  /** Asked when the person says no, and when it is done. */
  onClose: () => void;
  /** Takes the focus when it is done. */
  focusAfter: RefObject<HTMLElement | null>;
  children?: ReactNode;
};

const confirmWindow = latePart(async () => (await import('./ConfirmWindow')).ConfirmWindow);

/** For what may ask: has the question's code there by the time that it does. */
export const usePreloadConfirm = (): void => usePreload(confirmWindow);

/** A question before something that is not easily undone. Mounted while it is asked. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const ConfirmWindow = useLate(confirmWindow, { isOpen: true, onOpenChange: props.onClose });
  return ConfirmWindow && <ConfirmWindow {...props} />;
}
