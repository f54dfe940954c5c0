import { type ReactNode, useId } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Avatar } from '../../../components/Avatar/Avatar';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { Carousel } from '../../../components/Carousel/Carousel';
import { Heading } from '../../../components/Heading/Heading';
import { Icon } from '../../../components/Icon/Icon';
import { Inline } from '../../../components/Inline/Inline';
import { Link } from '../../../components/Link/Link';
import { Stack } from '../../../components/Stack/Stack';
import { Tag } from '../../../components/Tag/Tag';
import { Text } from '../../../components/Text/Text';
import * as styles from './HomeScreen.css';
import { PublishedDay } from './PublishedDay';
import {
  type SampleArticle,
  sampleArticles,
  sampleDoctors,
  sampleFigures,
  sampleTestimonials,
  sampleTexts,
  sampleTips,
} from './sample';

/** Seconds, as the specification has them. */
const tipSeconds = 5;
const voiceSeconds = 8;

/** A part of the page whose content is a sample. */
function SamplePart({ title, more, children }: { title: string; more?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className={styles.partHead}>
        <Inline space={3}>
          <Heading level={2} size={28} id={id}>
            {title}
          </Heading>
          <Tag>{m.home_sample()}</Tag>
        </Inline>
        {more}
      </div>
      {children}
    </section>
  );
}

export function Tips() {
  return (
    <div className={styles.tips}>
      <div className={styles.inner}>
        <Carousel
          label={m.home_tips()}
          isAutoPlaying
          seconds={tipSeconds}
          shape="bar"
          slides={sampleTips().map(({ id, title, message, icon, confidence }) => ({
            id,
            label: title,
            content: (
              <div className={styles.tip}>
                <span className={styles.tipIcon}>
                  <Icon icon={icon} size={24} />
                </span>
                <Text>
                  <strong>{title}</strong> {message}{' '}
                  <Text as="small" size={14} tone="muted">
                    {m.home_tip_confidence({ percent: confidence })}
                  </Text>
                </Text>
              </div>
            ),
          }))}
        />
      </div>
    </div>
  );
}

export function Figures() {
  return (
    <SamplePart title={m.home_figures()}>
      <dl className={styles.figures}>
        {sampleFigures().map(({ figure, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <Text size={14} tone="muted">
        {m.home_sample_note()}
      </Text>
    </SamplePart>
  );
}

export function Doctors({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <SamplePart title={m.home_doctors()}>
      <div className={styles.pair}>
        {sampleDoctors().map((doctor) => (
          <Card key={doctor.id} as="article">
            <div className={styles.doctor}>
              <Avatar name={doctor.name} photo={doctor.image ?? undefined} size="large" />
              <Stack space={2} align="start">
                <Heading level={3}>{m.home_doctor_name({ name: doctor.name })}</Heading>
                <Text size={14} tone="muted">
                  {[doctor.specialty, doctor.education].join(', ')}
                </Text>
                <Text size={14} tone="muted">
                  {m.home_doctor_rating({ rating: doctor.rating, reviews: doctor.reviews })}
                </Text>
                <Text size={14}>
                  <strong>{doctor.availability}</strong>{' '}
                  {[
                    doctor.telemedicineEnabled ? m.home_doctor_video() : m.home_doctor_visit(),
                    doctor.location,
                    `₹${doctor.consultationFee}`,
                  ].join(', ')}
                </Text>
                <Text size={14} tone="muted">
                  {m.home_doctor_response({ time: doctor.responseTime })}
                </Text>
                <Button
                  tone="secondary"
                  href={`${isSignedIn ? '/dashboard/consultations/book' : '/auth/login'}?doctor=${doctor.id}`}
                >
                  {m.home_book()}
                </Button>
              </Stack>
            </div>
          </Card>
        ))}
      </div>
    </SamplePart>
  );
}

export function Articles({ now }: { now: string | undefined }) {
  return (
    <SamplePart
      title={m.home_articles()}
      more={
        <Link href="/knowledge-hub" isAlone>
          {m.home_articles_all()}
        </Link>
      }
    >
      <div className={styles.pair}>
        {sampleArticles().map((article) => (
          <Article key={article.id} article={article} now={now} />
        ))}
      </div>
    </SamplePart>
  );
}

function Article({ article, now }: { article: SampleArticle; now: string | undefined }) {
  return (
    <article className={styles.article}>
      <Inline space={2}>
        <Tag tone="info">{article.category}</Tag>
        {article.trending && <Tag>{m.home_article_trending()}</Tag>}
        {article.aiGenerated && <Tag>{m.home_article_ai()}</Tag>}
      </Inline>
      <Heading level={3} size={22}>
        {article.title}
      </Heading>
      <Text tone="muted">{article.summary}</Text>
      <Text size={14} tone="muted">
        {m.home_article_by({ author: article.author })}, <PublishedDay at={article.publishedAt} now={now} />,{' '}
        {m.home_article_facts({ minutes: article.readTime })}.{' '}
        {m.home_article_counts({ views: article.views, likes: article.likes })}.
      </Text>
      <details className={styles.more}>
        <summary>{m.home_article_read()}</summary>
        <Text>{sampleTexts[article.id]?.()}</Text>
        <Text size={14} tone="muted">
          {m.home_article_tags({ tags: article.tags.join(', ') })}
        </Text>
      </details>
    </article>
  );
}

export function Voices() {
  return (
    <SamplePart title={m.home_voices()}>
      <Carousel
        label={m.home_voices()}
        isAutoPlaying
        seconds={voiceSeconds}
        slides={sampleTestimonials().map((voice) => ({
          id: voice.id,
          label: `${voice.name}, ${voice.role}`,
          content: (
            <figure className={styles.voice}>
              <blockquote>{voice.content}</blockquote>
              <figcaption>
                <Avatar name={voice.name} photo={voice.image ?? undefined} size="medium" />
                <span>
                  <strong>{voice.name}</strong>, {voice.role}, {voice.location}
                  <Text as="small" size={14} tone="muted">
                    {[
                      m.home_voice_rating({ rating: voice.rating }),
                      m.home_voice_since({ time: voice.timeUsing }),
                      ...(voice.verified ? [m.home_voice_verified()] : []),
                    ].join('. ')}
                  </Text>
                </span>
              </figcaption>
            </figure>
          ),
        }))}
      />
    </SamplePart>
  );
}
