import type { DeviceMessage } from '@nadi/domain/integrations/bluetooth/device-message';
import { middleOf, progressOf, type Sample, withSample } from '@nadi/domain/integrations/bluetooth/live';
import type { DeviceKind } from '@nadi/domain/integrations/bluetooth/services';
import type { MeasureFault, MeasureState } from '@nadi/ui/screens/integrations/MeasureCard';
import { useEffect, useRef, useState } from 'react';
import { localTimeZone } from '../../../kernel/browser/time-zone';
import type { Services } from '../../../kernel/services/services';
import { type Assessor, assessorSoon, type Person, readAllReadings } from '../../vital-signs/offers';
import { connectDevice, DeviceFault } from './connect-device';
import {
  type Arrived,
  alreadyThere,
  arrivedNow,
  type Choice,
  measureOf,
  nameOf,
  type Statuses,
  withNewKeys,
} from './measures';
import { bluetoothOf } from './web-bluetooth';

/** Milliseconds after a message within which another one may follow: cuffs send all that they keep. */
const settleMs = 1_500;
/** Milliseconds that readings wait for the answer about those that are there already. */
const lookMs = 4_000;

type Phase =
  | { phase: 'ready'; fault: MeasureFault | null }
  | { phase: 'choosing' }
  | { phase: 'connecting'; name: string }
  | {
      phase: 'waiting';
      name: string;
      kind: DeviceKind;
      samples: readonly Sample[];
      refusal: DeviceMessage['refusal'];
    }
  | {
      phase: 'received';
      name: string;
      arrived: readonly Arrived[];
      choices: Readonly<Record<string, Choice>>;
      status: Statuses;
      assessor: Assessor | null;
    };

/** Runs one measuring at a time, from the choice of the device to its readings. */
export function useMeasuring(api: Services['api']) {
  const [phase, setPhase] = useState<Phase>({ phase: 'ready', fault: null });
  const running = useRef<AbortController | null>(null);
  // Ends a connection of a page that is left.
  useEffect(() => () => running.current?.abort(), []);

  function begin(): void {
    const bluetooth = bluetoothOf(navigator);
    if (!bluetooth) return;
    running.current?.abort();
    const run = new AbortController();
    running.current = run;
    const { signal } = run;
    const timeZone = localTimeZone();
    let name = nameOf(null);
    let samples: readonly Sample[] = [];
    const arrived: Arrived[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    signal.addEventListener('abort', () => clearTimeout(timer));
    const end = (next: Phase) => {
      if (signal.aborted) return;
      run.abort();
      setPhase(next);
    };
    const fail = (fault: MeasureFault) => end({ phase: 'ready', fault });
    const finish = async () => {
      if (signal.aborted) return;
      run.abort();
      const showing = new AbortController();
      running.current = showing;
      const [assessor, status] = await Promise.all([assessorSoon(), findThere(api, arrived)]);
      if (showing.signal.aborted) return;
      setPhase({ phase: 'received', name, arrived, choices: firstChoices(arrived), status, assessor });
    };
    setPhase({ phase: 'choosing' });
    connectDevice(
      bluetooth,
      {
        onConnecting(given) {
          name = nameOf(given);
          setPhase({ phase: 'connecting', name });
        },
        onWaiting(kind) {
          if (!signal.aborted) setPhase({ phase: 'waiting', name, kind, samples, refusal: null });
        },
        onMessage(message, isLive) {
          const { refusal } = message;
          const isPassing = refusal?.reason === 'ongoing' || (isLive && refusal !== null);
          if (isLive) samples = withSample(samples, { at: Date.now(), message });
          if (isLive || isPassing)
            setPhase((now) => (now.phase === 'waiting' ? { ...now, samples, refusal } : now));
          if (isPassing) return;
          if (!isLive) {
            arrived.push(arrivedNow(message, timeZone));
            clearTimeout(timer);
            timer = setTimeout(finish, settleMs);
          } else if (arrived.length === 0 && progressOf(samples) === 1) {
            const middle = middleOf(samples);
            if (middle) arrived.push(arrivedNow(middle, timeZone));
            void finish();
          }
        },
        onGone: () => void (arrived.length > 0 ? finish() : fail('lost')),
      },
      signal,
    ).catch((error: unknown) => {
      // A meter may end with a fault after its reading.
      if (arrived.length > 0) void finish();
      else fail(error instanceof DeviceFault ? error.code : 'failed');
    });
  }

  function stop(): void {
    running.current?.abort();
    setPhase({ phase: 'ready', fault: null });
  }

  const choose = (id: string, change: Partial<Choice>) =>
    setPhase((now) => {
      const known = now.phase === 'received' ? now.choices[id] : undefined;
      if (now.phase !== 'received' || !known) return now;
      // The server knows a key by its content, which another time changes.
      const arrived =
        change.usesReceipt === undefined
          ? now.arrived
          : now.arrived.map((one) => (one.id === id ? withNewKeys(one, now.status) : one));
      return { ...now, arrived, choices: { ...now.choices, [id]: { ...known, ...change } } };
    });

  const markSaved = (key: string) =>
    setPhase((now) =>
      now.phase === 'received' ? { ...now, status: { ...now.status, [key]: 'saved' } } : now,
    );

  return { phase, begin, stop, choose, markSaved };
}

export type Received = Extract<Phase, { phase: 'received' }>;

const unchosen: Choice = { isChosen: false, usesReceipt: false };

/** Proposes the last message: those before it are what the device kept. */
function firstChoices(arrived: readonly Arrived[]): Record<string, Choice> {
  const last = newestOf(arrived);
  return Object.fromEntries(arrived.map(({ id }) => [id, { ...unchosen, isChosen: id === last?.id }]));
}

const newestOf = (arrived: readonly Arrived[]): Arrived | undefined =>
  [...arrived]
    .filter(({ message }) => message.readings.length > 0)
    .sort((one, other) => momentOf(other) - momentOf(one))[0];
const momentOf = ({ time }: Arrived): number => Date.parse(time.device ?? time.received);

/** Looks for readings that the record has already; none if the server does not answer soon. */
async function findThere(api: Services['api'], arrived: readonly Arrived[]): Promise<Statuses> {
  // A device whose clock was never set would ask for years.
  const dated = arrived.filter(({ time }) => time.device !== null && time.doubt === null);
  const from = Math.min(...dated.map(momentOf));
  if (!Number.isFinite(from)) return {};
  const dateFrom = new Date(from - 1000).toISOString();
  const types = new Set(dated.flatMap(({ message }) => message.readings.map((one) => one.type)));
  const look = Promise.all([...types].map((one) => readAllReadings({ api }, { type: one, dateFrom })));
  const tooLate = new Promise<null>((resolve) => setTimeout(resolve, lookMs, null));
  const found = await Promise.race([look, tooLate]).catch(() => null);
  return found ? alreadyThere(dated, found.flat()) : {};
}

/** Returns what is shown of the messages that were received. */
export const measuresOf = ({ arrived, choices, ...rest }: Received, person: Person) =>
  arrived.map((one) => measureOf(one, choices[one.id] ?? unchosen, { ...rest, person }));

/** Returns what is shown of a phase, apart from received messages. */
export function stateOf(phase: Exclude<Phase, Received>): MeasureState {
  if (phase.phase !== 'waiting') return phase;
  const { samples, ...rest } = phase;
  const last = samples.at(-1);
  const numbers = last?.message.readings.map(({ type, unit, value = null }) => ({ type, unit, value }));
  return { ...rest, live: numbers ? { numbers, progress: progressOf(samples) } : null };
}
