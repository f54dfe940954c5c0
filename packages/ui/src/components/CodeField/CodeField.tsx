import type { Ref } from 'react';
import { Group } from 'react-aria-components/Group';
import { TextField as AriaTextField, Input } from 'react-aria-components/TextField';
import { FieldDescription, FieldLabel, FieldMessage } from '../private/Field/FieldParts';
import * as field from '../private/Field/field.css';
import type { FieldProps } from '../private/Field/field-props';
import { code } from './CodeField.css';

export type CodeFieldProps = FieldProps & {
  /** As typed: grouped or not, in upper or lower case. */
  value: string;
  onChange: (value: string) => void;
  /** `one-time`: digits that a device shows or a message brings. `recovery`: letters and digits that were written down. */
  kind: 'one-time' | 'recovery';
  /** For moving the focus to what is typed into. */
  ref?: Ref<HTMLInputElement>;
};

/** A code that is copied from elsewhere, in figures that are easy to compare. Pasting and filling in work, spaces included. */
export function CodeField({
  name,
  label,
  description,
  errorMessage,
  isRequired,
  isDisabled,
  kind,
  ref,
  ...text
}: CodeFieldProps) {
  const isOneTime = kind === 'one-time';
  return (
    <AriaTextField
      {...text}
      name={name}
      inputMode={isOneTime ? 'numeric' : 'text'}
      autoComplete={isOneTime ? 'one-time-code' : 'off'}
      isRequired={isRequired}
      isDisabled={isDisabled}
      isInvalid={Boolean(errorMessage)}
      className={field.field}
      data-field={name}
    >
      <FieldLabel isRequired={isRequired}>{label}</FieldLabel>
      <FieldDescription>{description}</FieldDescription>
      <Group className={field.box}>
        <Input
          ref={ref}
          className={`${field.input} ${field.figures} ${code}`}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
      </Group>
      <FieldMessage>{errorMessage}</FieldMessage>
    </AriaTextField>
  );
}
