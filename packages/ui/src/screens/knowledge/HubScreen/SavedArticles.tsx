import { X } from 'lucide-react';
import * as m from '../../../../generated/messages/messages';
import { Heading } from '../../../components/Heading/Heading';
import { IconButton } from '../../../components/IconButton/IconButton';
import { Link } from '../../../components/Link/Link';
import { Text } from '../../../components/Text/Text';
import * as styles from './HubScreen.css';

export type SavedArticlesProps = {
  saved: readonly { slug: string; title: string }[];
  hrefOf: (slug: string) => string;
  onRemove: (article: { slug: string; title: string }) => void;
};

/** The articles that were saved on this device. */
export function SavedArticles({ saved, hrefOf, onRemove }: SavedArticlesProps) {
  if (saved.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="saved">
      <Heading level={2} id="saved">
        {m.hub_saved()}
      </Heading>
      <Text tone="muted">{m.hub_saved_text()}</Text>
      <ul className={styles.saved}>
        {saved.map((article) => (
          <li key={article.slug}>
            <Link href={hrefOf(article.slug)} isAlone>
              {article.title}
            </Link>
            <IconButton
              icon={X}
              label={m.hub_saved_remove({ title: article.title })}
              onPress={() => onRemove(article)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
