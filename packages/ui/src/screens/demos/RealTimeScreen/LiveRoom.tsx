import { type ReactNode, useEffect, useId, useRef } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { formattingLocale } from '../../../components/private/reading/locale';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import * as styles from './LiveRoom.css';
import type { Counter, RoomState } from './types';

export type LiveRoomProps = {
  state: RoomState;
  onJoin: () => void;
  onLeave: () => void;
  onCount: (counter: Counter) => void;
  /** Asked for the same page in a second window. */
  onOpenWindow: () => void;
};

const shut = {
  full: { title: m.demo_live_full, text: m.demo_live_full_text },
  over: { title: m.demo_live_over, text: m.demo_live_over_text },
  failed: { title: m.demo_live_failed, text: m.demo_live_failed_text },
};

/** Counters and presence that everyone in the room sees at once; anyone may come in. */
export function LiveRoom(props: LiveRoomProps) {
  const { state, onJoin } = props;
  const place = useRef<HTMLDivElement>(null);
  const isIn = state.phase === 'in';
  const wasIn = useRef(isIn);
  useEffect(() => {
    if (wasIn.current === isIn) return;
    wasIn.current = isIn;
    // The button that was pressed is gone.
    if (document.activeElement === document.body) place.current?.querySelector('button')?.focus();
  }, [isIn]);
  return (
    <div ref={place}>
      {state.phase === 'in' ? (
        <Inside {...props} state={state} />
      ) : (
        <Stack space={4}>
          {state.phase === 'shut' && (
            <Banner tone="attention" title={shut[state.why].title()}>
              {shut[state.why].text()}
            </Banner>
          )}
          <Card>
            <Stack space={4} align="start">
              <div role="status">
                <Text>{state.phase === 'joining' ? m.demo_live_joining() : m.demo_live_out()}</Text>
              </div>
              <Button isPending={state.phase === 'joining'} onPress={onJoin}>
                {m.demo_live_join()}
              </Button>
            </Stack>
          </Card>
        </Stack>
      )}
    </div>
  );
}

const counters: readonly { id: Counter; label: () => string }[] = [
  { id: 'water', label: m.demo_live_water },
  { id: 'walks', label: m.demo_live_walks },
  { id: 'breaths', label: m.demo_live_breaths },
];

type InsideProps = LiveRoomProps & { state: Extract<RoomState, { phase: 'in' }> };

function Inside({ state, onLeave, onCount, onOpenWindow }: InsideProps) {
  const { you, room, isLost } = state;
  const more = room.count - room.visitors.length;
  const format = new Intl.NumberFormat(formattingLocale());
  return (
    <Stack space={5}>
      {isLost && (
        <Banner tone="attention" title={m.demo_live_lost_title()}>
          {m.demo_live_lost()}
        </Banner>
      )}
      <div className={styles.room}>
        <Panel title={m.demo_live_counters()}>
          <dl className={styles.counters}>
            {counters.map(({ id, label }) => (
              <div key={id}>
                <dt>{label()}</dt>
                <dd className={styles.total}>{format.format(room.counts[id])}</dd>
                <dd>
                  <Button
                    tone="secondary"
                    isDisabled={isLost}
                    aria-label={m.demo_live_add_to({ counter: label() })}
                    onPress={() => onCount(id)}
                  >
                    {m.demo_live_add()}
                  </Button>
                </dd>
              </div>
            ))}
          </dl>
        </Panel>
        <Panel title={m.demo_live_visitors()}>
          <div role="status">
            <Text>{m.demo_live_count({ count: room.count })}</Text>
          </div>
          <ul className={styles.visitors}>
            {room.visitors.map(({ number, isLooking }) => (
              <li key={number}>
                <Text as="span" weight={number === you ? 'bold' : 'regular'}>
                  {number === you ? m.demo_live_you({ number }) : m.demo_live_visitor({ number })}
                </Text>
                <Text as="span" size={14} tone="muted">
                  {isLooking ? m.demo_live_looking() : m.demo_live_elsewhere()}
                </Text>
              </li>
            ))}
            {more > 0 && <li>{m.demo_live_more({ count: more })}</li>}
          </ul>
        </Panel>
      </div>
      <Inline space={3}>
        <Button tone="secondary" onPress={onOpenWindow}>
          {m.demo_live_window()}
        </Button>
        <Button tone="quiet" onPress={onLeave}>
          {m.demo_live_leave()}
        </Button>
      </Inline>
    </Stack>
  );
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack space={3}>
        <Heading level={2} size={18} id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}
