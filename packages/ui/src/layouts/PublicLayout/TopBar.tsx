import { Menu, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import * as m from '../../../generated/messages/messages';
import { Button } from '../../components/Button/Button';
import { Icon } from '../../components/Icon/Icon';
import { Logo } from '../../components/Logo/Logo';
import { barLinks } from './site-links';
import * as styles from './TopBar.css';

/**
 * Tells who looks at a public page. `unknown` draws the bar for both: a page that was drawn when the app was built is the same for everybody,
 * and its early script tells by `data-has-token` on the root, and by the first name that it puts in place, which of them is shown.
 */
export type Visitor = { firstName: string } | 'signed-out' | 'unknown';

export type TopBarProps = {
  visitor: Visitor;
  /** Path of the page that is shown. */
  currentPath: string;
};

/** An id and no `useId`: the button opens the menu without any code. */
const menuId = 'site-menu';

export function TopBar(props: TopBarProps) {
  const { currentPath } = props;
  const menu = useRef<HTMLDivElement>(null);
  // Within the app this bar outlives its pages. What is written there must not stay open over the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each page
  useEffect(() => {
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover();
  }, [currentPath]);
  return (
    <header className={styles.bar} data-print="hide">
      <div className={styles.row}>
        <AriaLink href="/" className={styles.home}>
          <Logo />
        </AriaLink>
        <nav aria-label={m.public_navigation()} className={styles.wide}>
          <Pages {...props} />
        </nav>
        <div className={styles.personal}>
          <Personal {...props} isCompact />
        </div>
        <button
          type="button"
          popoverTarget={menuId}
          aria-label={m.dashboard_layout_open_menu()}
          className={styles.opener}
        >
          <Icon icon={Menu} />
        </button>
      </div>
      <div ref={menu} id={menuId} popover="auto" className={styles.menu}>
        <div className={styles.menuHead}>
          <Logo />
          <button
            type="button"
            popoverTarget={menuId}
            popoverTargetAction="hide"
            aria-label={m.public_close_menu()}
            className={styles.closer}
          >
            <Icon icon={X} />
          </button>
        </div>
        <nav aria-label={m.dashboard_layout_menu()} className={styles.menuPages}>
          <Pages {...props} />
        </nav>
        <div className={styles.menuPersonal}>
          <Personal {...props} />
        </div>
      </div>
    </header>
  );
}

function Pages({ currentPath }: TopBarProps) {
  return (
    <ul className={styles.pages}>
      {barLinks.map(({ href, label }) => (
        <li key={href}>
          <AriaLink
            href={href}
            className={styles.place}
            aria-current={isAt(href, currentPath) ? 'page' : undefined}
          >
            {label()}
          </AriaLink>
        </li>
      ))}
    </ul>
  );
}

/** The second address of a page begins with `/public`. */
const isAt = (href: string, path: string): boolean => {
  const own = path.replace(/^\/public(?=\/|$)/, '') || '/';
  return href === '/' ? own === '/' : own === href || own.startsWith(`${href}/`);
};

/** @param isCompact beside the logo, where a phone has room for one button */
function Personal({ visitor, isCompact }: TopBarProps & { isCompact?: boolean }) {
  const isKnown = visitor !== 'unknown';
  const name = isKnown && visitor !== 'signed-out' ? visitor.firstName : '';
  // An empty place for a name reads as no name.
  const [before = '', after = ''] = m.public_welcome({ name: '\n' }).split('\n');
  return (
    <>
      {visitor === 'signed-out' || !isKnown ? (
        <div className={styles.ways} data-for={isKnown ? undefined : 'signed-out'}>
          <span className={isCompact ? styles.onlyWide : undefined}>
            <Button tone="quiet" href="/auth/login">
              {m.public_sign_in()}
            </Button>
          </span>
          <Button href="/auth/patient-signup">{m.public_get_started()}</Button>
        </div>
      ) : null}
      {visitor !== 'signed-out' && (
        <div className={styles.ways} data-for={isKnown ? undefined : 'signed-in'}>
          <span className={isCompact ? `${styles.welcome} ${styles.onlyWide}` : styles.welcome}>
            {before}
            <span data-first-name={isKnown ? undefined : ''}>{name}</span>
            {after}
          </span>
          <Button href="/dashboard">{m.public_dashboard()}</Button>
        </div>
      )}
    </>
  );
}
