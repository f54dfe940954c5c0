import { latePart, useLate, usePreload } from '../../../components/private/use-late';

export type ConfirmPasswordDialogProps = {
  /** Opened when the server asks for the password again. */
  isOpen: boolean;
  /** The password is being checked. */
  isPending: boolean;
  /** The server's message about it. */
  errorMessage?: string;
  /** On success close it and repeat what it was asked for. */
  onConfirm: (password: string) => void;
  /** On this give up what it was asked for. */
  onCancel: () => void;
};

const passwordWindow = latePart(async () => (await import('./ConfirmPasswordWindow')).ConfirmPasswordWindow);

/** Asks for the password once more before something that matters: a device left open must not be enough. */
export function ConfirmPasswordDialog(props: ConfirmPasswordDialogProps) {
  const Window = useLate(passwordWindow, { isOpen: props.isOpen, onOpenChange: props.onCancel });
  usePreload(passwordWindow);
  return Window && <Window {...props} />;
}
