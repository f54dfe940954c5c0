import { useContext, useEffect } from 'react';
import { DateFieldStateContext } from 'react-aria-components/DateField';

/** The typed part of a date. With `some` it is neither empty nor a value. */
export type TypedParts = 'none' | 'some' | 'all';

/** Tells how much of the date around it is typed. */
export function WatchParts({ onChange }: { onChange: (typed: TypedParts) => void }) {
  const parts = useContext(DateFieldStateContext)?.segments.filter(({ isEditable }) => isEditable) ?? [];
  const open = parts.filter(({ isPlaceholder }) => isPlaceholder).length;
  let typed: TypedParts = 'some';
  if (open === 0) typed = 'all';
  else if (open === parts.length) typed = 'none';
  useEffect(() => onChange(typed), [typed, onChange]);
  return null;
}
