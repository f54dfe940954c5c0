import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-aria-components/Link';
import * as m from '../../../generated/messages/messages';
import { Icon } from '../Icon/Icon';
import * as styles from './Breadcrumbs.css';

export type BreadcrumbsProps = {
  /** The places above this page, the outermost first. */
  items: readonly { label: string; href: string }[];
  /** Name of this page. */
  current: string;
};

/** The position of a page, and the links back. If there is no space, only the page above is shown. */
export function Breadcrumbs({ items, current }: BreadcrumbsProps) {
  return (
    <nav aria-label={m.breadcrumbs_label()} className={styles.frame} data-print="hide">
      <ol className={styles.list}>
        {items.map(({ label, href }, index) => (
          <li key={href} className={styles.item} data-way-back={index === items.length - 1 || undefined}>
            <Link href={href} className={styles.link}>
              <span className={styles.back}>
                <Icon icon={ChevronLeft} size={16} />
              </span>
              {label}
            </Link>
            <span className={styles.between}>
              <Icon icon={ChevronRight} size={16} />
            </span>
          </li>
        ))}
        <li className={styles.item}>
          <span aria-current="page" className={styles.current}>
            {current}
          </span>
        </li>
      </ol>
    </nav>
  );
}
