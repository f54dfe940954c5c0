import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure } from 'react-aria-components/Disclosure';
import { DisclosureGroup, DisclosurePanel } from 'react-aria-components/DisclosureGroup';
import { Icon } from '../Icon/Icon';
import * as styles from './Accordion.css';

export type AccordionItem<Id extends string = string> = {
  id: Id;
  /** Heading of the section. */
  label: string;
  /** Short summary of the content, visible while the section is closed. */
  description?: string;
  content: ReactNode;
  isDisabled?: boolean;
};

export type AccordionProps<Id extends string = string> = {
  items: readonly AccordionItem<Id>[];
  /** Level of its headings in the page's outline. @default 3 */
  level?: 2 | 3 | 4;
  /** True if opening one leaves the others open. @default false */
  isMultiple?: boolean;
  /** Those that are open at first. @default [] */
  defaultOpenIds?: readonly Id[];
  /** Those that are open, where a screen decides; goes with `onOpenChange`. */
  openIds?: readonly Id[];
  onOpenChange?: (openIds: Id[]) => void;
};

/** Sections of which people want one or two: their headings in sight, their content closed. */
export function Accordion<Id extends string = string>({
  items,
  level = 3,
  isMultiple = false,
  defaultOpenIds = [],
  openIds,
  onOpenChange,
}: AccordionProps<Id>) {
  const Heading = `h${level}` as const;
  return (
    <DisclosureGroup
      className={styles.group}
      allowsMultipleExpanded={isMultiple}
      defaultExpandedKeys={defaultOpenIds}
      expandedKeys={openIds}
      onExpandedChange={(keys) => onOpenChange?.(items.map(({ id }) => id).filter((id) => keys.has(id)))}
    >
      {items.map(({ id, label, description, content, isDisabled }) => (
        <Disclosure key={id} id={id} isDisabled={isDisabled} className={styles.item}>
          <Heading>
            <Button slot="trigger" className={styles.trigger}>
              <span className={styles.words}>
                <span className={styles.label}>{label}</span>
                {description && <span className={styles.description}>{description}</span>}
              </span>
              <span className={styles.chevron}>
                <Icon icon={ChevronDown} />
              </span>
            </Button>
          </Heading>
          <DisclosurePanel className={styles.panel}>{content}</DisclosurePanel>
        </Disclosure>
      ))}
    </DisclosureGroup>
  );
}
