import { type ReactNode, useState } from 'react';
import {
  DateField as AriaDateField,
  DateInput,
  DateSegment,
  type DateValue,
} from 'react-aria-components/DateField';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { FieldDescription, FieldLabel, FieldMessage } from '../Field/FieldParts';
import * as field from '../Field/field.css';
import type { FieldProps } from '../Field/field-props';
import { useFieldMessage } from '../Field/form-fields';
import { dateLocale } from './date-locale';
import * as styles from './SegmentedDate.css';
import { type TypedParts, WatchParts } from './WatchParts';

type SegmentedDateProps<T extends DateValue> = FieldProps & {
  value: T | null;
  onChange: (value: DateValue | null) => void;
  granularity: 'day' | 'minute';
  /** The date from which parts not yet typed start; carries the time zone. */
  placeholderValue?: T;
  autoComplete?: string;
  autoFocus?: boolean;
  /** The message while some parts are missing. */
  incomplete: string;
  /** Why the value cannot be taken, where it cannot. */
  outOfBounds: string | undefined;
  /** Stands beside the box. */
  children?: ReactNode;
};

/** A date, or date and time, typed part by part in the order of the reader's country. */
export function SegmentedDate<T extends DateValue>({
  name,
  label,
  description,
  errorMessage,
  isRequired,
  isDisabled,
  incomplete,
  outOfBounds,
  children,
  ...date
}: SegmentedDateProps<T>) {
  const [typed, setTyped] = useState<TypedParts>('none');
  const [wasLeft, setWasLeft] = useState(false);
  const fault = typed === 'some' ? incomplete : outOfBounds;
  const message = useFieldMessage({ name, errorMessage, fault, wasLeft });
  return (
    <I18nProvider locale={dateLocale()}>
      <AriaDateField<DateValue>
        {...date}
        name={name}
        hideTimeZone
        shouldForceLeadingZeros
        onFocus={() => setWasLeft(false)}
        onBlur={() => setWasLeft(true)}
        isRequired={isRequired}
        isDisabled={isDisabled}
        isInvalid={Boolean(message)}
        className={field.field}
        data-field={name}
      >
        <FieldLabel isRequired={isRequired}>{label}</FieldLabel>
        <FieldDescription>{description}</FieldDescription>
        <div className={field.row}>
          <DateInput className={`${field.box} ${styles.box}`}>
            {(segment) => <DateSegment segment={segment} className={styles.segment} />}
          </DateInput>
          {children}
        </div>
        <WatchParts onChange={setTyped} />
        <FieldMessage>{message}</FieldMessage>
      </AriaDateField>
    </I18nProvider>
  );
}
