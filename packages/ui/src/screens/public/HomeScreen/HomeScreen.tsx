import { type ReactNode, useId } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Heading } from '../../../components/Heading/Heading';
import { Link } from '../../../components/Link/Link';
import { PulseRiver } from '../../../components/PulseRiver/PulseRiver';
import { SearchField } from '../../../components/SearchField/SearchField';
import { Text } from '../../../components/Text/Text';
import { Features, Pricing, TryIt } from './Features';
import { HeroCard } from './HeroCard';
import * as styles from './HomeScreen.css';
import { Articles, Doctors, Figures, Tips, Voices } from './SampleParts';

export { publishedAgo } from './published-ago';
export { Tips, Voices } from './SampleParts';

export type HomeScreenProps = {
  /** True if somebody is signed in: then its buttons lead into the app. @default false */
  isSignedIn?: boolean;
  /** RFC 3339; without it, articles show their day, which is right whenever the page was drawn. */
  now?: string;
  /** For whoever is signed in: the panel that turns on push messages and tries them out. */
  pushPanel?: ReactNode;
};

/**
 * Says what this is, for someone who has just arrived. Its islands are what moves: where the page was drawn when the app was built, only
 * they get code. What it shows of doctors, articles and figures is sample content, and says so. */
export function HomeScreen({ isSignedIn = false, now, pushPanel }: HomeScreenProps) {
  const title = useId();
  const startAs = (role: 'patient' | 'doctor') => (isSignedIn ? '/dashboard' : `/auth/login?as=${role}`);
  return (
    <>
      <section className={styles.hero} aria-labelledby={title}>
        <div className={styles.pitch}>
          <Heading level={1} size={48} id={title} isFocusTarget>
            {m.home_title()}
          </Heading>
          <Text size={18} tone="muted">
            {m.home_intro()}
          </Text>
          <div className={styles.calls}>
            <Button href={startAs('patient')}>{m.home_start_patient()}</Button>
            <Button href={startAs('doctor')} tone="secondary">
              {m.home_start_doctor()}
            </Button>
          </div>
          <Text size={14} tone="muted">
            {m.home_terms()}
          </Text>
          <search>
            <form action="/knowledge-hub" method="get" className={styles.search}>
              <SearchField label={m.home_search()} name="q" />
              <Button type="submit" tone="secondary">
                {m.home_search_go()}
              </Button>
            </form>
          </search>
        </div>
        <HeroCard />
      </section>
      <PulseRiver size="large" />
      <div data-island="tips">
        <Tips />
      </div>
      <nav aria-label={m.home_quick()} className={styles.quick}>
        <ul>
          {quickLinks.map(({ href, label }) => (
            <li key={href}>
              <Link href={href} isAlone>
                {label()}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {pushPanel && <div className={styles.part}>{pushPanel}</div>}
      <Figures />
      <Doctors isSignedIn={isSignedIn} />
      <Articles now={now} />
      <Features />
      <TryIt />
      <div data-island="voices">
        <Voices />
      </div>
      <Pricing />
    </>
  );
}

const quickLinks = [
  { href: '/dashboard/consultations', label: m.home_quick_consultations },
  { href: '/dashboard/medical-records', label: m.public_medical_records },
  { href: '/dashboard/ai-insights', label: m.public_ai_insights },
  { href: '/dashboard/wearables', label: m.home_quick_wearables },
];
