import { RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup';
import * as styles from './Choices.css';

export type Choice<Id extends string> = {
  id: Id;
  /** Above the title, small. */
  over?: string;
  title: string;
  detail?: string;
  isDisabled?: boolean;
};

type ChoicesProps<Id extends string> = {
  /** Name of the choice; spoken, and shown by a heading. */
  label: string;
  items: readonly Choice<Id>[];
  value: Id | null;
  onChange: (value: Id) => void;
};

/** One of several tiles: a day, a time, a type of visit. */
export function Choices<Id extends string>({ label, items, value, onChange }: ChoicesProps<Id>) {
  return (
    <RadioGroup
      aria-label={label}
      orientation="horizontal"
      className={styles.choices}
      value={value}
      onChange={(chosen) => {
        const item = items.find(({ id }) => id === chosen);
        if (item) onChange(item.id);
      }}
    >
      {items.map(({ id, over, title, detail, isDisabled = false }) => (
        <RadioField key={id} value={id} isDisabled={isDisabled}>
          <RadioButton className={styles.choice}>
            {over && <span className={styles.detail}>{over} </span>}
            <span className={styles.title}>{title}</span>
            {detail && <span className={styles.detail}> {detail}</span>}
          </RadioButton>
        </RadioField>
      ))}
    </RadioGroup>
  );
}
