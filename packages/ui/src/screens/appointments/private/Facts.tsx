import type { ReactNode } from 'react';
import * as styles from './Facts.css';

/** Lists facts by name. */
export function Facts({ items }: { items: readonly { name: string; value: ReactNode }[] }) {
  return (
    <dl className={styles.facts}>
      {items.map(({ name, value }) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
