import type { ReactNode } from 'react';
import * as m from '../../../generated/messages/messages';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { RowsSkeleton } from './RowsSkeleton';

type ComingProps = {
  /** Shapes of what is on its way; by default those of a list. */
  skeleton?: ReactNode;
  /** The number of rows to draw. @default 3 */
  rows?: number;
};

/** Says that something is on its way, in its shape. */
export function Coming({ rows = 3, skeleton = <RowsSkeleton rows={rows} /> }: ComingProps) {
  return (
    <div role="status">
      <VisuallyHidden>{m.loading()}</VisuallyHidden>
      {skeleton}
    </div>
  );
}
