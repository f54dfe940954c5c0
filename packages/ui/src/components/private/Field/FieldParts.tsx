import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldError, Label, Text } from 'react-aria-components/TextField';
import { Icon } from '../../Icon/Icon';
import * as styles from './field.css';

/** Label of a field; the asterisk is for the eye only, since the control itself says that it is required. */
export function FieldLabel({ children, isRequired }: { children: ReactNode; isRequired?: boolean }) {
  return (
    <Label className={styles.label}>
      <span data-field-label>{children}</span>
      {isRequired && (
        <span className={styles.asterisk} aria-hidden="true">
          {' '}
          *
        </span>
      )}
    </Label>
  );
}

/** Help under the label, tied to the control by react-aria. */
export function FieldDescription({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <Text slot="description" className={styles.description}>
      {children}
    </Text>
  );
}

/** The sign and the words of a message. */
export function MessageText({ children }: { children: string }) {
  return (
    <>
      <span className={styles.messageSign}>
        <Icon icon={CircleAlert} size={16} />
      </span>
      <span>{children}</span>
    </>
  );
}

/** The error message, below the control and linked to it by react-aria. */
export function FieldMessage({ children }: { children: string | undefined }) {
  return (
    <FieldError className={styles.message}>{children && <MessageText>{children}</MessageText>}</FieldError>
  );
}
