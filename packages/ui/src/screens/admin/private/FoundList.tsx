import type { ReactNode, RefObject } from 'react';
import { FoundRows, type FoundRowsProps } from './FoundRows';
import { SectionCard } from './SectionCard';

export type FoundListProps<Row, Beside> = FoundRowsProps<Row, Beside> & {
  /** Paragraphs below the title. */
  about: readonly string[];
  /** Takes the focus, on the title. */
  headingRef?: RefObject<HTMLHeadingElement | null>;
  /** The form that chooses what is listed. */
  search: ReactNode;
  /** Stands before the form, by what is said beside the rows; null until it is loaded. */
  head?: (beside: Beside | null) => ReactNode;
};

/** A list in a card with a form that chooses, which grows as its reader goes back. */
export function FoundList<Row, Beside = unknown>(props: FoundListProps<Row, Beside>) {
  const { about, headingRef, search, head, ...list } = props;
  return (
    <SectionCard title={list.title} about={about} headingRef={headingRef}>
      {head?.(list.state.phase === 'ready' ? list.state : null)}
      {search}
      <FoundRows {...list} />
    </SectionCard>
  );
}
