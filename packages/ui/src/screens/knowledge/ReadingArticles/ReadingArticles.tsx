import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { Heading } from '../../../components/Heading/Heading';
import { Icon } from '../../../components/Icon/Icon';
import { Link } from '../../../components/Link/Link';
import { Measurement } from '../../../components/Measurement/Measurement';
import { ConditionNote } from '../../../components/private/ConditionNote/ConditionNote';
import { partsOf, type Reading } from '../../../components/private/reading/reading';
import { readingLabel } from '../../../components/private/reading/words';
import { StatusBadge } from '../../../components/StatusBadge/StatusBadge';
import { Text } from '../../../components/Text/Text';
import { type Clock, When } from '../../../components/When/When';
import * as styles from './ReadingArticles.css';

export type ReadingArticlesProps = {
  /** The latest of each type, the most severe first, with what explains it. */
  readings: readonly {
    reading: Reading;
    articles: readonly { title: string; href: string; minutes: number }[];
  }[];
  /** `ToldNotice`: all that the person's readings ask for, and the way to the advice. */
  notice: ReactNode;
  clock: Clock;
  isHidden: boolean;
  onHide: (isHidden: boolean) => void;
};

/** Articles that explain what the person measured last. */
export function ReadingArticles({ readings, notice, clock, isHidden, onHide }: ReadingArticlesProps) {
  if (readings.length === 0) return notice;
  if (isHidden)
    return (
      <div>
        <Button tone="quiet" size="small" onPress={() => onHide(false)}>
          {m.hub_readings_show()}
        </Button>
      </div>
    );
  return (
    <section className={styles.part} aria-labelledby="for-readings">
      <div className={styles.bar}>
        <Heading level={2} id="for-readings">
          {m.hub_readings()}
        </Heading>
        <Text tone="muted">{m.hub_readings_text()}</Text>
        <Button tone="quiet" size="small" onPress={() => onHide(true)}>
          {m.hub_readings_hide()}
        </Button>
      </div>
      {notice}
      <Card padding="none">
        <ul className={styles.readings}>
          {readings.map(({ reading, articles }) => (
            <li key={reading.id}>
              <div>
                <Measurement parts={partsOf(reading)} unit={reading.unit} />
                <Text size={14} tone="muted">
                  {readingLabel(reading)}, <When at={reading.measuredAt} clock={clock} isInSentence />
                </Text>
              </div>
              <div>
                <StatusBadge status={reading.interpretation.status} />
                <ConditionNote interpretation={reading.interpretation} />
              </div>
              <div className={styles.links}>
                {articles.map(({ title, href, minutes }) => (
                  <div key={href} className={styles.readingArticle}>
                    <Link href={href} isAlone>
                      {title}
                    </Link>
                    <Text as="span" size={14} tone="muted">
                      {m.article_minutes_short({ count: minutes })}
                    </Text>
                  </div>
                ))}
              </div>
            </li>
          ))}
        </ul>
      </Card>
      <div className={styles.privately}>
        <Icon icon={Lock} size={16} />
        <Text size={14} tone="muted">
          {m.hub_readings_private()}
        </Text>
      </div>
    </section>
  );
}
