import { Check } from 'lucide-react';
import type { RefObject } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Icon } from '../../Icon/Icon';
import * as field from '../../private/Field/field.css';
import type { OpenedAt } from '../../private/opening-press';
import type { SelectItem } from '../Select';
import * as styles from '../Select.css';

export type SelectContentProps = {
  items: readonly SelectItem[];
  value: string | null;
  onChoose: (id: string) => void;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  button: RefObject<HTMLButtonElement | null>;
  labelId: string;
  focus: OpenedAt;
};

/** The list that a select opens. */
export function SelectContent({
  items,
  value,
  onChoose,
  isOpen,
  onOpenChange,
  button,
  labelId,
  focus,
}: SelectContentProps) {
  return (
    <Popover
      // By this name dialogs know that an overlay is open in them.
      trigger="Select"
      triggerRef={button}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      placement="bottom start"
      offset={6}
      aria-labelledby={labelId}
      className={styles.popover}
    >
      <ListBox
        items={items}
        aria-labelledby={labelId}
        autoFocus={focus ?? true}
        shouldFocusOnHover
        shouldSelectOnPressUp
        selectionMode="single"
        selectedKeys={value === null ? [] : [value]}
        // Escape is for the popover.
        escapeKeyBehavior="none"
        onSelectionChange={(keys) => {
          // None is left where what was chosen is chosen again.
          const [chosen] = keys === 'all' ? [] : keys;
          if (chosen !== undefined) onChoose(String(chosen));
          onOpenChange(false);
        }}
        className={styles.list}
      >
        {(item) => (
          <ListBoxItem id={item.id} textValue={item.label} className={styles.item}>
            <span className={styles.itemText}>
              <span>{item.label}</span>
              {item.description && <span className={field.description}>{item.description}</span>}
            </span>
            <span className={styles.tick}>
              <Icon icon={Check} />
            </span>
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  );
}
