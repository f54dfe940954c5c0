import { brand } from '@nadi/brand';
import { useId, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Heading } from '../../../components/Heading/Heading';
import { SearchField } from '../../../components/SearchField/SearchField';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { findAnswers } from './find-answers';
import * as styles from './HelpScreen.css';
import { topics } from './questions';

export type AnswersProps = {
  /** The words that were typed before the code was there. @default '' */
  defaultSearch?: string;
};

/** Lists what people ask, by topic, to be searched. */
export function Answers({ defaultSearch = '' }: AnswersProps) {
  const [search, setSearch] = useState(defaultSearch);
  const title = useId();
  const found = findAnswers(topics(), search);
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0);
  const isSearching = search.trim() !== '';
  return (
    <section aria-labelledby={title} className={styles.answers}>
      <div className={styles.answersHead}>
        <Heading level={2} size={28} id={title}>
          {m.help_questions()}
        </Heading>
        <div className={styles.search} data-needs-code="">
          <SearchField label={m.help_search()} value={search} onChange={setSearch} />
        </div>
      </div>
      <span role="status" className={styles.status}>
        {isSearching && count > 0 && m.help_found({ count })}
      </span>
      {count === 0 ? (
        <Stack space={2}>
          <Heading level={3}>{m.help_none_title()}</Heading>
          <Text>{m.help_none({ email: brand.supportEmail })}</Text>
        </Stack>
      ) : (
        <div className={styles.columns}>
          <nav aria-label={m.help_topics()} className={styles.topics}>
            <ul>
              {found.map((topic) => (
                <li key={topic.id}>
                  <a href={`#${topic.id}`}>{topic.title}</a>
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.list}>
            {found.map((topic) => (
              <section key={topic.id} id={topic.id} aria-labelledby={`${topic.id}-title`}>
                <Heading level={3} id={`${topic.id}-title`}>
                  {topic.title}
                </Heading>
                {topic.questions.map(({ id, question, answer }) => (
                  <details key={id} id={id} className={styles.question} open={isSearching}>
                    <summary>{question}</summary>
                    <Text>{answer}</Text>
                  </details>
                ))}
              </section>
            ))}
          </div>
        </div>
      )}
    </section>
  );
}
