import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import * as styles from './SegmentedControl.css';

export type SegmentedControlProps<Id extends string> = {
  /** What is chosen; spoken, not shown. */
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
    <ToggleButtonGroup
      aria-label={label}
      className={styles.group}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const chosen = items.find(({ id }) => keys.has(id));
        if (chosen) onChange(chosen.id);
      }}
    >
      {items.map(({ id, label: text, spokenLabel }) => (
        <ToggleButton key={id} id={id} className={styles.segment} aria-label={spokenLabel}>
          {text}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
