import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { FieldDescription, FieldMessage } from '../private/Field/FieldParts';
import * as field from '../private/Field/field.css';
import type { FieldProps } from '../private/Field/field-props';
import * as styles from './Checkbox.css';

export type CheckboxProps = Omit<FieldProps, 'label'> & {
  /** The statement to agree to or to switch on; may contain links. */
  label: ReactNode;
  value: boolean;
  onChange: (value: boolean) => void;
};

/** Yes or no, in the person's own hand: never ticked beforehand where it gives consent. */
export function Checkbox({
  name,
  label,
  description,
  errorMessage,
  isRequired,
  isDisabled,
  value,
  onChange,
}: CheckboxProps) {
  return (
    <CheckboxField
      name={name}
      isSelected={value}
      onChange={onChange}
      isRequired={isRequired}
      isDisabled={isDisabled}
      isInvalid={Boolean(errorMessage)}
      className={field.field}
      data-field={name}
    >
      <CheckboxButton className={styles.item}>
        <span className={styles.square} aria-hidden="true">
          <Check className={styles.tick} strokeWidth={3} />
        </span>
        <span className={styles.text}>
          {label}
          {isRequired && (
            <span className={field.asterisk} aria-hidden="true">
              {' '}
              *
            </span>
          )}
        </span>
      </CheckboxButton>
      {description && (
        <span className={styles.under}>
          <FieldDescription>{description}</FieldDescription>
        </span>
      )}
      <FieldMessage>{errorMessage}</FieldMessage>
    </CheckboxField>
  );
}
