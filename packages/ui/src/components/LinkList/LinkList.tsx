import { ChevronRight, type LucideIcon } from 'lucide-react';
import { Link as AriaLink } from 'react-aria-components/Link';
import { Icon } from '../Icon/Icon';
import { Text } from '../Text/Text';
import { chevron, item, link, list, sign, words } from './LinkList.css';

export type LinkListItem = {
  /** Tells apart items that lead to the same page. @default href */
  id?: string;
  href: string;
  label: string;
  /** Content of the page. */
  description?: string;
  icon: LucideIcon;
};

export type LinkListProps = {
  /** Name of the list of links, for screen readers. */
  label: string;
  items: readonly LinkListItem[];
};

/** Ways to further pages, each a whole row; stands in a `Card` without padding. */
export function LinkList({ label, items }: LinkListProps) {
  return (
    <ul className={list} aria-label={label}>
      {items.map(({ href, id = href, label: name, description, icon }) => (
        <li key={id} className={item}>
          <AriaLink href={href} className={link}>
            <span className={sign}>
              <Icon icon={icon} />
            </span>
            <span className={words}>
              <Text as="div" weight="bold">
                {name}
              </Text>
              {description && (
                <Text as="div" size={14} tone="muted">
                  {description}
                </Text>
              )}
            </span>
            <span className={chevron}>
              <Icon icon={ChevronRight} />
            </span>
          </AriaLink>
        </li>
      ))}
    </ul>
  );
}
