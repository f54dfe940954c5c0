import { type ComponentType, useEffect, useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import * as m from '../../../../generated/messages/messages';
import { toggle } from '../../../charts/private/chart.css';
import { Text } from '../../../components/Text/Text';
import type { AllChartsProps } from './AllCharts';
import * as styles from './SampleCharts.css';

type LateChartsProps = AllChartsProps & {
  /** Fetches their code. */
  load: () => Promise<ComponentType<AllChartsProps>>;
};

/** Percent of the window's height at its foot that do not count yet: a strip of their place tells of no reader. */
const edge = 30;

/** The charts, whose code is fetched once somebody has read as far as that. */
export function LateCharts({ load, ...charts }: LateChartsProps) {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'far' | 'loading' | 'failed'>('far');
  const [loaded, setLoaded] = useState<{ Charts: ComponentType<AllChartsProps> } | null>(null);
  useEffect(() => {
    if (!place.current || state !== 'far') return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setState('loading'), {
      rootMargin: `0px 0px -${edge}% 0px`,
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [state]);
  useEffect(() => {
    if (state !== 'loading') return undefined;
    let isOver = false;
    load().then(
      (Charts) => isOver || setLoaded({ Charts }),
      () => isOver || setState('failed'),
    );
    return () => {
      isOver = true;
    };
  }, [state, load]);
  if (loaded) return <loaded.Charts {...charts} />;
  return (
    <div ref={place} className={`${styles.whole} ${styles.coming}`} aria-busy={state === 'loading'}>
      {state === 'failed' && (
        <Text as="div">
          <span role="alert">{m.demo_charts_failed()}</span>{' '}
          <AriaButton className={toggle} onPress={() => setState('loading')}>
            {m.try_again()}
          </AriaButton>
        </Text>
      )}
    </div>
  );
}
