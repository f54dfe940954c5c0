import { useId, useState } from 'react';
import { Group } from 'react-aria-components/Group';
import { TextField as AriaTextField, Input } from 'react-aria-components/TextField';
import * as m from '../../../generated/messages/messages';
import { FieldDescription, FieldLabel, FieldMessage } from '../private/Field/FieldParts';
import * as styles from '../private/Field/field.css';
import type { FieldProps } from '../private/Field/field-props';
import { useFieldMessage } from '../private/Field/form-fields';
import { Select } from '../Select/Select';
import { parseNumber } from './parse-number';

export type NumberFieldProps = FieldProps & {
  /** The number, in `unit`; null while there is none or what is typed is none. */
  value: number | null;
  onChange: (value: number | null) => void;
  /** The unit as it is shown, or with `units` the id of the one that is chosen. */
  unit?: string;
  /** Units to choose from. The caller decides what a change of unit does to the value. */
  units?: readonly { id: string; label: string }[];
  onUnitChange?: (unit: string) => void;
  /**
   * True if digits after a point make sense; chooses the keyboard of a phone.
   * @default true
   */
  isDecimal?: boolean;
};

/**
 * A number with its unit. It is a text control on purpose: a wheel or an arrow key must not change a reading. What is typed
 * stays as typed; when it is no number, the field says so and its form does not go off without it.
 */
export function NumberField({
  name,
  label,
  description,
  errorMessage,
  isRequired,
  isDisabled,
  value,
  onChange,
  unit,
  units,
  onUnitChange,
  isDecimal = true,
}: NumberFieldProps) {
  const unitId = useId();
  const [text, setText] = useState(value === null ? '' : String(value));
  const [told, setTold] = useState(value);
  const [wasLeft, setWasLeft] = useState(false);

  // A value that this field did not tell comes from outside (a reset, a change of unit) and is shown.
  if (!Object.is(value, told)) {
    setTold(value);
    setText(value === null ? '' : String(value));
  }

  const isUnreadable = text.trim() !== '' && parseNumber(text) === null;
  const notANumber = isDecimal ? m.number_field_not_a_number : m.number_field_not_a_whole_number;
  const fault = isUnreadable ? notANumber() : undefined;
  const message = useFieldMessage({ name, errorMessage, fault, wasLeft });
  const hasChoice = units !== undefined && units.length > 1;
  const unitLabel = units?.find(({ id }) => id === unit)?.label ?? unit;

  function type(typed: string) {
    const number = parseNumber(typed);
    setText(typed);
    setTold(number);
    if (!Object.is(number, value)) onChange(number);
  }

  return (
    <AriaTextField
      name={name}
      value={text}
      onChange={type}
      onFocus={() => setWasLeft(false)}
      onBlur={() => setWasLeft(true)}
      inputMode={isDecimal ? 'decimal' : 'numeric'}
      autoComplete="off"
      isRequired={isRequired}
      isDisabled={isDisabled}
      isInvalid={Boolean(message)}
      aria-describedby={unitLabel && !hasChoice ? unitId : undefined}
      className={styles.field}
      data-field={name}
    >
      <FieldLabel isRequired={isRequired}>{label}</FieldLabel>
      <FieldDescription>{description}</FieldDescription>
      <div className={styles.row}>
        <div className={styles.grow}>
          <Group className={styles.box}>
            <Input className={`${styles.input} ${styles.figures}`} />
            {unitLabel && !hasChoice && (
              <span id={unitId} className={styles.suffix}>
                {unitLabel}
              </span>
            )}
          </Group>
        </div>
        {hasChoice && unit !== undefined && (
          <Select
            label={m.number_field_unit()}
            isLabelHidden
            items={units}
            value={unit}
            onChange={(chosen) => onUnitChange?.(chosen)}
            isDisabled={isDisabled}
          />
        )}
      </div>
      <FieldMessage>{message}</FieldMessage>
    </AriaTextField>
  );
}
