import { useState } from 'react';
import { Link } from 'react-aria-components/Link';
import { Badge } from '../Badge/Badge';
import { frame, list, tab } from '../Tabs/Tabs.css';
import { useMore } from '../Tabs/use-more';
import { views } from './ViewLinks.css';

export type ViewLink<Id extends string = string> = {
  id: Id;
  /** One or two words. */
  label: string;
  href: string;
  /** The number of items behind it. */
  count?: number;
};

export type ViewLinksProps<Id extends string = string> = {
  /** Names what they are views of, for screen readers: "Which notifications to show". */
  label: string;
  items: readonly ViewLink<Id>[];
  /** The view that the page shows. */
  value: Id;
};

/** The views of a page, of which each has an address of its own. They look like tabs, and are links. */
export function ViewLinks<Id extends string = string>({ label, items, value }: ViewLinksProps<Id>) {
  // A state and no ref: what is measured is there from the next rendering on.
  const [row, setRow] = useState<HTMLElement | null>(null);
  const more = useMore(row);
  return (
    <nav aria-label={label} className={frame}>
      <ul ref={setRow} className={`${list} ${views}`} data-orientation="horizontal" data-more={more}>
        {items.map(({ id, label: name, href, count }) => (
          <li key={id}>
            <Link
              href={href}
              className={tab}
              {...(id === value && { 'aria-current': 'page', 'data-selected': true })}
            >
              {name}
              {count !== undefined && <Badge count={count} max={999} tone="neutral" />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
