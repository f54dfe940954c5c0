import * as m from '../../../../generated/messages/messages';
import { Breadcrumbs } from '../../../components/Breadcrumbs/Breadcrumbs';
import { Heading } from '../../../components/Heading/Heading';
import { Link } from '../../../components/Link/Link';
import { Text } from '../../../components/Text/Text';
import { width } from '../../../layouts/PublicLayout/width.css';
import type { ArticleActionsProps } from './ArticleActions';
import { ArticleHead, dayIn } from './ArticleHead';
import * as styles from './ArticleScreen.css';
import { Blocks } from './Blocks';
import { ReviewDue } from './ReviewDue';
import type { HrefOf } from './Runs';
import type { Article, ArticleName, Aside, Section, TextBlock } from './types';
import { UrgencyCard } from './UrgencyCard';

export { ArticleActions } from './ArticleActions';
export { ReviewDue } from './ReviewDue';
export type { Article, ArticleLink, ArticleName, Run, Section } from './types';

export type ArticleScreenProps = {
  article: Article;
  /** The subject that it belongs to. */
  category: { title: string; href: string };
  hubHref: string;
  related: readonly ArticleName[];
  /** True once the day has passed on which it was to be reviewed again. */
  isReviewDue: boolean;
  hrefOf: HrefOf;
} & ArticleActionsProps;

const urgencyId = 'call';

/** An article of the knowledge hub: what to do at once, what it says, what it rests on, and who has checked it. */
export function ArticleScreen(props: ArticleScreenProps) {
  const { article, category, hubHref, related, isReviewDue, hrefOf } = props;
  const { title, summary, urgency, blocks, sources, nextReviewOn, version, changes } = article;
  return (
    <article className={`${width} ${styles.page}`}>
      <Breadcrumbs
        items={[
          { label: m.hub_title(), href: hubHref },
          { label: category.title, href: category.href },
        ]}
        current={title}
      />
      <header className={styles.head}>
        <Heading level={1} isFocusTarget>
          {title}
        </Heading>
        <Text size={18}>{summary}</Text>
      </header>
      <ArticleHead {...props} />
      <div data-island="review" data-day={nextReviewOn}>
        {isReviewDue && <ReviewDue nextReviewOn={nextReviewOn} />}
      </div>
      <div className={styles.columns}>
        {urgency && <UrgencyCard id={urgencyId} {...urgency} />}
        <nav className={styles.contents} aria-label={m.article_on_this_page()} data-print="hide">
          <Text size={14} weight="bold">
            {m.article_on_this_page()}
          </Text>
          <ul>
            {urgency && (
              <li>
                <a href={`#${urgencyId}`}>{m.article_when_to_call()}</a>
              </li>
            )}
            {blocks.map(({ id, title: name }) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
            <li>
              <a href="#sources">{m.article_sources()}</a>
            </li>
          </ul>
        </nav>
      </div>
      {blocks.map((section) => (
        <ArticleSection key={section.id} section={section} hrefOf={hrefOf} />
      ))}
      <div className={styles.columns}>
        <section className={styles.part}>
          <Heading level={2}>{m.article_related()}</Heading>
          <ul className={styles.related}>
            {related.map((one) => (
              <li key={one.slug}>
                <Link href={hrefOf(one.slug)} isAlone>
                  {one.title}
                </Link>
                <Text size={14} tone="muted">
                  {m.article_minutes_short({ count: one.minutes })}
                </Text>
              </li>
            ))}
          </ul>
        </section>
        <section className={styles.part}>
          <Heading level={2} id="sources">
            {m.article_sources()}
          </Heading>
          <ol className={styles.sources}>
            {sources.map(({ text, url }, index) => (
              <li key={url} id={`source-${index + 1}`}>
                {text}{' '}
                <Link href={url} isExternal>
                  {new URL(url).hostname.replace(/^www\./, '')}
                </Link>
              </li>
            ))}
          </ol>
        </section>
      </div>
      <footer className={styles.foot}>
        <Text size={14} tone="muted">
          {m.article_informs({ version })}
        </Text>
        <details className={styles.changes}>
          <summary>{m.article_changes()}</summary>
          <ul className={styles.list}>
            {changes.map((change) => (
              <li key={change.version}>
                <span>
                  {m.article_change({ version: change.version, day: dayIn(change.on), what: change.what })}
                </span>
              </li>
            ))}
          </ul>
        </details>
      </footer>
    </article>
  );
}

const isAside = (block: TextBlock | Aside): block is Aside => block.kind === 'aside';

/** Its notes stand beside it, or below it where there is no room. */
function ArticleSection({ section: { id, title, blocks }, hrefOf }: { section: Section; hrefOf: HrefOf }) {
  const asides = blocks.filter(isAside);
  const texts = blocks.filter((block): block is TextBlock => !isAside(block));
  return (
    <section className={styles.columns} aria-labelledby={id}>
      <div className={styles.part}>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        <Blocks blocks={texts} hrefOf={hrefOf} />
      </div>
      {asides.length > 0 && (
        <div className={styles.asides}>
          {asides.map((aside) => (
            <aside key={aside.title} className={styles.aside} aria-label={aside.title}>
              <Text size={14} weight="bold">
                {aside.title}
              </Text>
              <Blocks blocks={aside.blocks} hrefOf={hrefOf} />
            </aside>
          ))}
        </div>
      )}
    </section>
  );
}
