import { getLocalTimeZone, today as todayIn } from '@internationalized/date';
import { useContext, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { DateRangePickerStateContext } from 'react-aria-components/DateRangePicker';
import * as m from '../../../generated/messages/messages';
import * as styles from './DateRangePicker.css';
import { type DayRange, isSameRange, rangesOf } from './last-days';

type PresetsProps = {
  days: readonly number[];
  value: DayRange | null;
  onChange: (value: DayRange) => void;
  today: string | undefined;
  /** 'YYYY-MM-DD', the first day that can be. */
  minValue: string | undefined;
};

/** Ranges that are asked for most, by one press. */
export function Presets({ days, value, onChange, today: givenToday, minValue }: PresetsProps) {
  const picker = useContext(DateRangePickerStateContext);
  const [now] = useState(() => todayIn(getLocalTimeZone()).toString());
  const ranges = rangesOf(days, givenToday ?? now, minValue);
  if (ranges.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are ways to fill one.
    <div role="group" aria-label={m.date_range_picker_presets()} className={styles.presets}>
      {ranges.map(({ count, range }) => (
        <Button
          key={count}
          className={styles.preset}
          aria-pressed={isSameRange(value, range)}
          onPress={() => {
            onChange(range);
            picker?.setOpen(false);
          }}
        >
          {m.date_range_picker_last_days({ days: count })}
        </Button>
      ))}
    </div>
  );
}
