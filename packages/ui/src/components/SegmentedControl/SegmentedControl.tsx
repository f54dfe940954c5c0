import { RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup';
import * as styles from './SegmentedControl.css';

export type SegmentedControlProps<Id extends string> = {
  /** Name of the choice; spoken, not shown. */
  label: string;
  /** `spokenLabel` where the label is short: "7 d", "7 days". */
  items: readonly { id: Id; label: string; spokenLabel?: string }[];
  value: Id;
  onChange: (value: Id) => void;
};

/** One of a few, all of them in sight. */
export function SegmentedControl<Id extends string>({
  label,
  items,
  value,
  onChange,
}: SegmentedControlProps<Id>) {
  return (
    <RadioGroup
      aria-label={label}
      className={styles.group}
      orientation="horizontal"
      value={value}
      onChange={(chosen) => {
        const item = items.find(({ id }) => id === chosen);
        if (item) onChange(item.id);
      }}
    >
      {items.map(({ id, label: text, spokenLabel }) => (
        <RadioField key={id} value={id} aria-label={spokenLabel}>
          <RadioButton className={styles.segment}>{text}</RadioButton>
        </RadioField>
      ))}
    </RadioGroup>
  );
}
