import { KeyRound } from 'lucide-react';
import { Button } from '../../components/Button/Button';

type PasskeyButtonProps = {
  children: string;
  isPending: boolean;
  isDisabled: boolean;
  onPress: () => void;
};

/** Asks the browser for a passkey. */
export function PasskeyButton({ children, ...button }: PasskeyButtonProps) {
  return (
    <Button {...button} tone="secondary" icon={KeyRound} isFullWidth>
      {children}
    </Button>
  );
}
