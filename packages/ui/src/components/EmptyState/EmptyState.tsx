import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading';
import { PulseRiver } from '../PulseRiver/PulseRiver';
import { empty, words } from './EmptyState.css';

export type EmptyStateProps = {
  /** The missing content: "No readings yet". */
  title: string;
  /** Level of the title in the page's outline. @default 2 */
  level?: 2 | 3;
  /** The content that will be here, and how to begin. */
  children: ReactNode;
  /** The `Button` that begins. */
  action?: ReactNode;
};

/** The placeholder for a list or a chart without data. */
export function EmptyState({ title, level = 2, children, action }: EmptyStateProps) {
  return (
    <div className={empty}>
      <PulseRiver size="small" isFading />
      <div className={words}>
        <Heading level={level} size={22}>
          {title}
        </Heading>
        <div>{children}</div>
      </div>
      {action}
    </div>
  );
}
