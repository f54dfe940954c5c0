import type { ReactNode } from 'react';
import { examples, name, row, sheet } from './StateSheet.css';

/** All variants and states of one component in one picture: rows of examples, each with its name. */
export function StateSheet({ children }: { children: ReactNode }) {
  return <div className={sheet}>{children}</div>;
}

/** Variants of one state beside each other, or states of one variant. */
export function StateRow({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={row}>
      <span className={name}>{title}</span>
      <div className={examples}>{children}</div>
    </div>
  );
}
