import { useEffect, useState } from 'react';
import * as m from '../../../generated/messages/messages';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';

export type ListStatusProps = {
  /** The current content, in a sentence: "Page 2 of 9, 84 readings."; null while it is loading. */
  children: string | null;
};

type Listed = {
  pagination: { page: number; pages: number; total: number };
  /** The count with its noun: "84 readings". */
  things: string;
  /** The chosen filter: "Glucose, Last 30 days". */
  choice: string;
};

/** "Page 2 of 9, 84 readings. Glucose, Last 30 days." */
export const sayListed = ({ pagination: { page, pages, total }, things, choice }: Listed): string =>
  total > 0 ? m.list_status({ page, pages, things, choice }) : m.list_status_none({ things, choice });

/**
 * Tells screen readers that another page or choice is listed. Keep it mounted while the list comes and goes: a live region that comes
 * with its words is not read, and what was there at first needs no telling.
 */
export function ListStatus({ children: words }: ListStatusProps) {
  const [first, setFirst] = useState(words);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (words === null) return;
    if (first === null) setFirst(words);
    else if (words !== first || said !== '') setSaid(words);
  }, [words, first, said]);
  return (
    <VisuallyHidden>
      <span role="status">{said}</span>
    </VisuallyHidden>
  );
}
