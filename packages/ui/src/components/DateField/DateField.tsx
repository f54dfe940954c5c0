import { useRef } from 'react';
import type { FieldProps } from '../private/Field/field-props';
import { useLateInPlace } from '../private/use-late';
import { DateFace } from './private/DateFace';
import { typedDate } from './private/typed-date';

export type DateFieldProps = FieldProps & {
  /** 'YYYY-MM-DD'; null while there is none or parts are missing. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** 'YYYY-MM-DD', the first day that can be. */
  minValue?: string;
  /** 'YYYY-MM-DD', the last day that can be. */
  maxValue?: string;
  /** 'bday' lets the browser fill in a date of birth. */
  autoComplete?: 'bday';
};

/** A day of the calendar, typed: best where the day is known by heart, such as a date of birth. */
export function DateField(props: DateFieldProps) {
  const { Part: TypedDate, ask } = useLateInPlace(typedDate);
  const hasFocus = useRef(false);
  // A person who focused it before it could be typed in keeps the focus.
  if (TypedDate) return <TypedDate {...props} autoFocus={hasFocus.current} />;
  return (
    <DateFace
      {...props}
      onAsk={ask}
      onFocusChange={(isHere) => {
        hasFocus.current = isHere;
      }}
    />
  );
}
