import { useState } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export type TableStatusProps = {
  /** The order of the rows, in words. */
  order: string | undefined;
};

/** Says a new order: of a heading that keeps the focus, few screen readers say that its direction has changed. */
export function TableStatus({ order }: TableStatusProps) {
  const [first] = useState(order);
  const [hasChanged, setHasChanged] = useState(false);
  if (order !== first && !hasChanged) setHasChanged(true);
  return (
    <VisuallyHidden>
      <span role="status">{hasChanged && order}</span>
    </VisuallyHidden>
  );
}
