import { useDeferredValue } from 'react';
import { Card } from '../../components/Card/Card';
import { ReadAge } from '../../components/ReadAge/ReadAge';
import type { Clock } from '../../components/When/When';
import { Page, type PageProps } from '../Page/Page';
import { FieldsSkeleton } from '../Phases/FieldsSkeleton';
import { Phases, type PhasesProps } from '../Phases/Phases';

type State = { phase: string; readAt?: string | undefined };
type PartsOfPage = 'title' | 'description' | 'up' | 'headingRef';

export type RecordPageProps<S extends { phase: string }> = Pick<PageProps, PartsOfPage> &
  Omit<PhasesProps<S>, 'skeleton' | 'rows' | 'level' | 'children'> & {
    /** Tells how old is what lies on this device; left out where nothing of it does. */
    clock?: Clock;
    /** The number of fields or facts to draw while loading. */
    fields: number;
    children: NonNullable<PhasesProps<S>['children']>;
  };

/** A page about one thing, such as a profile: read from the server or from this device. */
export function RecordPage<S extends State>(props: RecordPageProps<S>) {
  const { title, description, up, headingRef, clock, fields, children, ...phases } = props;
  const { state, isOffline = false } = phases;
  const isReady = state.phase === 'ready';
  // An answer is drawn in one piece, and a form takes a cheap phone a quarter of a second. Drawn as what may wait, it is drawn in slices,
  // between which the phone answers a touch.
  const isDrawn = useDeferredValue(isReady);
  return (
    <Page
      title={title}
      description={description}
      up={up}
      headingRef={headingRef}
      {...(clock && {
        age: state.readAt ? <ReadAge readAt={state.readAt} clock={clock} isOffline={isOffline} /> : null,
      })}
    >
      <Phases
        {...phases}
        state={isReady && !isDrawn ? ({ phase: 'loading' } as S) : state}
        isOffline={isOffline}
        skeleton={
          <Card>
            <FieldsSkeleton fields={fields} />
          </Card>
        }
      >
        {children}
      </Phases>
    </Page>
  );
}
