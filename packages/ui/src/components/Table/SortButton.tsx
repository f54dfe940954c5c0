import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Icon } from '../Icon/Icon';
import * as styles from './SortButton.css';
import type { TableSort } from './Table';

export type SortButtonProps = {
  children: ReactNode;
  /** The direction of the order, where the rows are in this one. */
  direction: TableSort['direction'] | undefined;
  /** Its name, where no column says the direction. */
  label?: string;
  isBoxed?: boolean;
  onPress: () => void;
};

const signs = { ascending: ArrowUp, descending: ArrowDown };

/** Puts the rows in the order of a column; once more, the other way round. */
export function SortButton({ children, direction, label, isBoxed, onPress }: SortButtonProps) {
  return (
    <Button
      onPress={onPress}
      aria-label={label}
      className={`${styles.button} ${isBoxed ? styles.boxed : ''}`}
      data-sorted={direction}
    >
      {children}
      <span className={styles.sign}>
        <Icon icon={direction ? signs[direction] : ChevronsUpDown} size={16} />
      </span>
    </Button>
  );
}
