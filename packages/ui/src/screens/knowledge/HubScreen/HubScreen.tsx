import { brand } from '@nadi/brand';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Card } from '../../../components/Card/Card';
import { Heading } from '../../../components/Heading/Heading';
import { Icon } from '../../../components/Icon/Icon';
import { Link } from '../../../components/Link/Link';
import { StatusMark } from '../../../components/StatusMark/StatusMark';
import { Text } from '../../../components/Text/Text';
import { width } from '../../../layouts/PublicLayout/width.css';
import * as styles from './HubScreen.css';
import { HubSearch, type HubSearchProps } from './HubSearch';
import { kindWords } from './kind-words';
import { subjectIcon } from './subject-icons';
import type { Letter, Subject } from './types';

export { HubSearch } from './HubSearch';
export { SavedArticles, type SavedArticlesProps } from './SavedArticles';
export type { ArticleEntry, ArticleKind, Letter, SearchState, Subject } from './types';

export type HubScreenProps = HubSearchProps & {
  letters: readonly Letter[];
  subjects: readonly Subject[];
  /** The slugs of articles that are often looked up, with the words for them. */
  often: readonly { label: string; slug: string }[];
  /** `SavedArticles` of this device; absent before there is code. */
  saved?: ReactNode;
  /** `ReadingArticles`, for a patient. */
  forReadings?: ReactNode;
};

/** The knowledge hub: search, all articles from A to Z, and by subject. */
export function HubScreen(props: HubScreenProps) {
  const { letters, subjects, often, hrefOf, saved, forReadings } = props;
  return (
    <div className={`${width} ${styles.page}`}>
      <header className={styles.head}>
        <Heading level={1} isFocusTarget>
          {m.hub_question()}
        </Heading>
        {/* The results of a search stand below it: a person who needs help now reads this first. */}
        <div className={styles.unwell}>
          <StatusMark status="critical" />
          <Text>
            <strong>{m.hub_unwell()}</strong>{' '}
            {m.hub_unwell_call({ number: brand.emergencyNumber, ambulance: brand.ambulanceNumber })}
          </Text>
          <Link href="#first-aid" tone="ink" isAlone>
            {m.hub_first_aid()}
          </Link>
        </div>
        <div data-island="search">
          <HubSearch {...props} />
        </div>
        <div className={styles.often}>
          <Text size={14} tone="muted">
            {m.hub_often()}
          </Text>
          {often.map(({ label, slug }) => (
            <Link key={slug} href={hrefOf(slug)} isAlone>
              {label}
            </Link>
          ))}
        </div>
      </header>
      {forReadings}
      <div data-island="saved" className={styles.place}>
        {saved}
      </div>
      <section className={styles.part} aria-labelledby="a-to-z">
        <Heading level={2} id="a-to-z">
          {m.hub_a_to_z()}
        </Heading>
        <nav className={styles.strip} aria-label={m.hub_letters()}>
          {letters.map(({ letter }) => (
            <a key={letter} href={`#letter-${letter}`}>
              {letter}
            </a>
          ))}
        </nav>
        <div className={styles.letters}>
          {letters.map(({ letter, articles }) => (
            <div key={letter} id={`letter-${letter}`} className={styles.letter}>
              <Heading level={3}>{letter}</Heading>
              <ul>
                {articles.map(({ slug, name, kind }) => (
                  <li key={slug}>
                    <Link href={hrefOf(slug)} isAlone>
                      {name}
                    </Link>
                    {kind !== 'condition' && (
                      <Text as="span" size={14} tone="muted">
                        {kindWords[kind]()}
                      </Text>
                    )}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </section>
      <div className={styles.columns}>
        <section className={styles.part} aria-labelledby="subjects">
          <Heading level={2} id="subjects">
            {m.hub_by_subject()}
          </Heading>
          <div className={styles.subjects}>
            {subjects.map((subject) => (
              <details key={subject.id} id={subject.id} className={styles.subject}>
                <summary>
                  <Icon icon={subjectIcon(subject.id)} />
                  <strong>{subject.title}</strong>
                  <Text as="span" size={14} tone="muted" isTabular>
                    {subject.articles.length}
                  </Text>
                  <Icon icon={ChevronDown} size={16} />
                </summary>
                <ul>
                  {subject.articles.map(({ slug, title }) => (
                    <li key={slug}>
                      <Link href={hrefOf(slug)} isAlone>
                        {title}
                      </Link>
                    </li>
                  ))}
                </ul>
              </details>
            ))}
          </div>
        </section>
        <Card as="aside" aria-labelledby="checked">
          <div className={styles.part}>
            <Heading level={2} size={18} id="checked">
              {m.hub_checked_title()}
            </Heading>
            <Text>{m.hub_checked()}</Text>
            <Text>{m.hub_checked_not_yet()}</Text>
          </div>
        </Card>
      </div>
    </div>
  );
}
