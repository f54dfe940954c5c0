import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import { Badge } from '../Badge/Badge';
import { Icon } from '../Icon/Icon';
import * as styles from './Tabs.css';
import { useMore } from './use-more';

export type TabItem<Id extends string = string> = {
  id: Id;
  /** One or two words. */
  label: string;
  icon?: LucideIcon;
  /** The number of items behind it, written out up to 999. */
  count?: number;
  /** Meaning of the count, spoken after the label: "3 new". */
  countLabel?: string;
  /** Makes it an address of its own: the tab is a link, and `value` follows where it led. */
  href?: string;
  isDisabled?: boolean;
  /** Rendered once the tab is chosen, and gone when another is. */
  content: ReactNode;
};

export type TabsProps<Id extends string = string> = {
  /** The subject of the tabs, for screen readers: "Asha's record". */
  label: string;
  items: readonly TabItem<Id>[];
  /** The chosen one, where a screen decides; goes with `onChange`. Without it, the first one is chosen at first. */
  value?: Id;
  onChange?: (value: Id) => void;
  /** `vertical` stands beside its panel where there is room, for many tabs or long labels. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
};

/** Views of one thing, of which one is seen at a time. */
export function Tabs<Id extends string = string>({
  label,
  items,
  value,
  onChange,
  orientation = 'horizontal',
}: TabsProps<Id>) {
  // A state and no ref: react-aria draws the list one rendering later.
  const [list, setList] = useState<HTMLElement | null>(null);
  const more = useMore(list);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the choice that moves another tab into sight
  useEffect(() => {
    if (!list) return;
    const observer = new ResizeObserver(() => reveal(list));
    observer.observe(list);
    return () => observer.disconnect();
  }, [list, value]);
  return (
    <div className={styles.frame}>
      <AriaTabs
        className={styles.tabs}
        orientation={orientation}
        selectedKey={value}
        onSelectionChange={(key) => {
          const item = items.find(({ id }) => id === key);
          if (item && item.id !== value) onChange?.(item.id);
        }}
      >
        <TabList ref={setList} aria-label={label} className={styles.list} data-more={more}>
          {items.map(({ id, label: name, icon, count, countLabel, href, isDisabled }) => (
            <Tab key={id} id={id} href={href} isDisabled={isDisabled} className={styles.tab}>
              {icon && <Icon icon={icon} />}
              {name}
              {count !== undefined && <Badge count={count} max={999} label={countLabel} tone="neutral" />}
            </Tab>
          ))}
        </TabList>
        {items.map(({ id, content }) => (
          <TabPanel key={id} id={id} className={styles.panel}>
            {content}
          </TabPanel>
        ))}
      </AriaTabs>
    </div>
  );
}

/** Distance from the edges, where the list fades. */
const clear = 40;

/** Moves the chosen tab into sight. Not scrollIntoView: that would scroll the page, too. */
function reveal(list: HTMLElement) {
  const tab = list.querySelector('[data-selected]');
  if (!tab) return;
  const outer = list.getBoundingClientRect();
  const inner = tab.getBoundingClientRect();
  if (inner.left < outer.left + clear) list.scrollLeft -= outer.left + clear - inner.left;
  else if (inner.right > outer.right - clear) list.scrollLeft += inner.right - outer.right + clear;
}
