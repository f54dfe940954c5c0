import { brand } from '@nadi/brand';
import { Mail, MapPin, Phone } from 'lucide-react';
import { Link as AriaLink } from 'react-aria-components/Link';
import * as m from '../../../generated/messages/messages';
import { Icon } from '../../components/Icon/Icon';
import { Link } from '../../components/Link/Link';
import { Logo } from '../../components/Logo/Logo';
import * as styles from './Footer.css';
import { footerColumns } from './site-links';

/** Every page of the public site, how to reach us, and what we work to. */
export function Footer() {
  return (
    <footer className={styles.footer} data-print="hide">
      <div className={styles.inner}>
        <div className={styles.top}>
          <div className={styles.contact}>
            <Logo />
            <ul className={styles.ways}>
              <li>
                <Icon icon={Mail} />
                <Link href={`mailto:${brand.supportEmail}`} isAlone>
                  {brand.supportEmail}
                </Link>
              </li>
              <li>
                <Icon icon={Phone} />
                <Link href={`tel:${brand.supportPhone.replaceAll(' ', '')}`} isAlone>
                  {brand.supportPhone}
                </Link>
              </li>
              <li className={styles.address}>
                <Icon icon={MapPin} />
                <span>{brand.address}</span>
              </li>
            </ul>
          </div>
          <nav aria-label={m.public_all_pages()} className={styles.columns}>
            {footerColumns.map(({ title, links }) => (
              <div key={title()}>
                <h2 className={styles.title}>{title()}</h2>
                <ul className={styles.list}>
                  {links.map(({ href, label }) => (
                    <li key={href}>
                      <AriaLink href={href} className={styles.place}>
                        {label()}
                      </AriaLink>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
        <div className={styles.bottom}>
          <p>{m.public_in_rupees()}</p>
          <p className={styles.compliance}>
            {m.public_compliance()}{' '}
            <Link href="/privacy#hipaa" tone="ink">
              {m.public_compliance_how()}
            </Link>
          </p>
          <ul className={styles.social}>
            {Object.entries(brand.social).map(([name, href]) => (
              <li key={name}>
                <Link href={href} tone="ink" isExternal isAlone>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
