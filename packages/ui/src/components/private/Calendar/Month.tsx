import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarMonthPicker,
  CalendarYearPicker,
} from 'react-aria-components/Calendar';
import { Icon } from '../../Icon/Icon';
import { button } from '../ButtonBase/ButtonBase.css';
import * as styles from './Calendar.css';

type PickerProps = {
  'aria-label': string;
  value: string | number;
  onChange: (id: number) => void;
  items: readonly { id: number; formatted: string }[];
};

/** The browser's own list: on a phone it is the wheel that people know. */
function Picker({ value, onChange, items, ...aria }: PickerProps) {
  return (
    <select
      {...aria}
      className={styles.picker}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {items.map(({ id, formatted }) => (
        <option key={id} value={id} className={styles.pickerItem}>
          {formatted}
        </option>
      ))}
    </select>
  );
}

/** One month of the calendar around it, with the ways to others. */
export function Month({ isRange = false }: { isRange?: boolean }) {
  const step = button({ tone: 'quiet', size: 'square' });
  return (
    <>
      <div className={styles.head}>
        <Button slot="previous" className={step}>
          <Icon icon={ChevronLeft} />
        </Button>
        <span className={styles.pickers}>
          <CalendarMonthPicker format="long">{(picker) => <Picker {...picker} />}</CalendarMonthPicker>
          <CalendarYearPicker visibleYears={40}>{(picker) => <Picker {...picker} />}</CalendarYearPicker>
        </span>
        <Button slot="next" className={step}>
          <Icon icon={ChevronRight} />
        </Button>
      </div>
      <CalendarGrid weekdayStyle="short" className={styles.grid}>
        <CalendarGridHeader>
          {(name) => <CalendarHeaderCell className={styles.weekday}>{name}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <CalendarCell date={date} className={isRange ? `${styles.day} ${styles.rangeDay}` : styles.day} />
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </>
  );
}
