import { type ReactNode, useId } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Heading } from '../../../components/Heading/Heading';
import { Link } from '../../../components/Link/Link';
import { Text } from '../../../components/Text/Text';
import { demoLinks } from '../../../layouts/PublicLayout/demo-links';
import { width } from '../../../layouts/PublicLayout/width.css';
import * as styles from './DemoPage.css';

export type DemoPageProps = {
  /** Its own address. */
  href: (typeof demoLinks)[number]['href'];
  intro: string;
  /** Says what becomes of what happens here: where it goes, and who keeps it. */
  kept: string;
  /** Says what is there to be read where no code runs. */
  withoutCode: ReactNode;
  /** The part that lives, an island of the drawn page; `data-needs-code` in it marks what is nothing without code. */
  children: ReactNode;
};

/** A page on which a capability can be tried without an account. */
export function DemoPage({ href, intro, kept, withoutCode, children }: DemoPageProps) {
  const others = useId();
  return (
    <div className={`${width} ${styles.page}`}>
      <header className={styles.head}>
        <Heading level={1} isFocusTarget>
          {demoLinks.find((demo) => demo.href === href)?.label()}
        </Heading>
        <Text size={18} tone="muted">
          {intro}
        </Text>
        <Text>{kept}</Text>
      </header>
      <noscript>{withoutCode}</noscript>
      <div data-island="demo" className={styles.live}>
        {children}
      </div>
      <nav className={styles.others} aria-labelledby={others}>
        <Heading level={2} size={18} id={others}>
          {m.demo_others()}
        </Heading>
        {demoLinks
          .filter((demo) => demo.href !== href)
          .map((demo) => (
            <Link key={demo.href} href={demo.href} isAlone>
              {demo.label()}
            </Link>
          ))}
      </nav>
    </div>
  );
}
