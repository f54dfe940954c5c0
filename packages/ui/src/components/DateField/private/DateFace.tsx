import * as m from '../../../../generated/messages/messages';
import * as field from '../../private/Field/field.css';
import { NamedField } from '../../private/Field/NamedField';
import { dateLocale } from '../../private/SegmentedDate/date-locale';
import * as styles from '../../private/SegmentedDate/SegmentedDate.css';
import type { DateFieldProps } from '../DateField';

type DateFaceProps = DateFieldProps & {
  /** Somebody wants to type. */
  onAsk: () => void;
  onFocusChange: (isHere: boolean) => void;
};

/** The parts of a date in the order of the reader's country; what is not typed yet stands in for itself. */
function partsOf(value: string | null) {
  const format = new Intl.DateTimeFormat(dateLocale(), {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const empty: Partial<Record<Intl.DateTimeFormatPartTypes, () => string>> =
    value === null ? { day: m.date_field_day, month: m.date_field_month, year: m.date_field_year } : {};
  return format.formatToParts(new Date(value ?? 0)).map(({ type, value: text }, at) => ({
    key: `${at} ${type}`,
    type,
    isEmpty: type in empty,
    text: empty[type]?.() ?? text,
  }));
}

/** A date field as it looks, until its code is here: nothing moves when it comes. */
export function DateFace({ value, onAsk, onFocusChange, isDisabled, ...words }: DateFaceProps) {
  return (
    <NamedField {...words}>
      {({ labelId, describedBy }) => (
        <div className={field.row}>
          {/* biome-ignore lint/a11y/useSemanticElements: an input could not show its parts as the field itself does */}
          <div
            role="textbox"
            aria-readonly="true"
            aria-busy="true"
            aria-disabled={isDisabled}
            aria-labelledby={labelId}
            aria-describedby={describedBy}
            tabIndex={isDisabled ? undefined : 0}
            className={`${field.box} ${styles.box} ${styles.face}`}
            data-invalid={words.errorMessage ? true : undefined}
            data-disabled={isDisabled || undefined}
            onFocus={() => {
              onFocusChange(true);
              onAsk();
            }}
            onPointerDown={isDisabled ? undefined : onAsk}
            onBlur={() => onFocusChange(false)}
          >
            {partsOf(value).map(({ key, type, isEmpty, text }) => (
              <span
                key={key}
                className={styles.segment}
                data-type={type}
                data-placeholder={isEmpty || undefined}
              >
                {text}
              </span>
            ))}
          </div>
        </div>
      )}
    </NamedField>
  );
}
