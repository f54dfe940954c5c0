import type { HTMLInputAutoCompleteAttribute } from 'react';
import { Group } from 'react-aria-components/Group';
import { TextField as AriaTextField, Input, TextArea } from 'react-aria-components/TextField';
import { FieldDescription, FieldLabel, FieldMessage } from '../private/Field/FieldParts';
import * as styles from '../private/Field/field.css';
import type { FieldProps } from '../private/Field/field-props';

export type TextFieldProps = FieldProps & {
  value: string;
  onChange: (value: string) => void;
  /**
   * Type of the input; selects the keyboard on a phone.
   * @default 'text'
   */
  type?: 'text' | 'email' | 'tel' | 'url' | 'search';
  /** The value that the browser may fill in. */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** Lines to show at first; more than one makes the field a text area. */
  rows?: number;
};

/** A line, or some lines, of text. */
export function TextField({
  name,
  label,
  description,
  errorMessage,
  isRequired,
  isDisabled,
  rows = 1,
  ...text
}: TextFieldProps) {
  const isPlainWord = text.type === 'email' || text.type === 'url';
  return (
    <AriaTextField
      {...text}
      name={name}
      isRequired={isRequired}
      isDisabled={isDisabled}
      isInvalid={Boolean(errorMessage)}
      className={styles.field}
      data-field={name}
    >
      <FieldLabel isRequired={isRequired}>{label}</FieldLabel>
      <FieldDescription>{description}</FieldDescription>
      <Group className={styles.box}>
        {rows > 1 ? (
          <TextArea rows={rows} className={`${styles.input} ${styles.textArea}`} />
        ) : (
          <Input
            className={styles.input}
            autoCapitalize={isPlainWord ? 'none' : undefined}
            spellCheck={isPlainWord ? false : undefined}
          />
        )}
      </Group>
      <FieldMessage>{errorMessage}</FieldMessage>
    </AriaTextField>
  );
}
