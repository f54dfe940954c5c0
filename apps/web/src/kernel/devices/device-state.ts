/** The kinds of device by which a person is seen or heard. */
export type InputKind = 'camera' | 'microphone';
export type DeviceKind = InputKind | 'speaker';

export type Device = { id: string; name: string };

/**
 * `on` works, `muted` works and gives nothing until it is turned on again, `missing` was not found, `busy` is held by another program,
 * `lost` was there and is gone, for it was unplugged or taken away by the system. `unasked`: the person chose to go without it.
 */
export type InputStatus = 'on' | 'muted' | 'missing' | 'busy' | 'lost' | 'unasked';

export type Input = {
  status: InputStatus;
  devices: readonly Device[];
  /** Null where none is in use. */
  chosen: string | null;
};

/** Why neither camera nor microphone can be used: what a person can do about it differs. */
export type Refusal = 'insecure' | 'unsupported' | 'denied' | 'missing' | 'busy' | 'failed';

export type DeviceState =
  | { phase: 'off' }
  | { phase: 'asking' }
  | { phase: 'refused'; why: Refusal }
  | {
      phase: 'on';
      camera: Input;
      microphone: Input;
      /** Loudspeakers that can be chosen; none where only the system chooses. */
      speakers: { devices: readonly Device[]; chosen: string | null };
    };

export type DeviceEvent =
  | { type: 'asked' }
  | { type: 'refused'; why: Refusal }
  /** Tells what was given, and for each kind that was not, why. */
  | { type: 'given'; inputs: Record<InputKind, Given> }
  | { type: 'listed'; devices: readonly Listed[] }
  | { type: 'replaced'; kind: InputKind; given: Given }
  | { type: 'lost'; kind: InputKind }
  | { type: 'muted'; kind: InputKind; isMuted: boolean }
  | { type: 'speaker-chosen'; id: string }
  | { type: 'stopped' };

/** The id of the device in use, or why there is none. */
export type Given = { id: string } | { why: 'missing' | 'busy' | 'unasked' };

export type Listed = Device & { kind: DeviceKind };

export const off: DeviceState = { phase: 'off' };

/** Returns what a check of devices is after an event. What does not fit a state, such as a late answer after the end, changes nothing. */
export function deviceReducer(state: DeviceState, event: DeviceEvent): DeviceState {
  if (event.type === 'stopped') return off;
  if (event.type === 'asked') return { phase: 'asking' };
  if (event.type === 'refused') return { phase: 'refused', why: event.why };
  if (event.type === 'given')
    return state.phase === 'asking'
      ? {
          phase: 'on',
          camera: { ...inputOf(event.inputs.camera), devices: [] },
          microphone: { ...inputOf(event.inputs.microphone), devices: [] },
          speakers: { devices: [], chosen: null },
        }
      : state;
  if (state.phase !== 'on') return state;
  switch (event.type) {
    case 'listed':
      return listed(state, event.devices);
    case 'replaced':
      return { ...state, [event.kind]: { ...state[event.kind], ...inputOf(event.given) } };
    case 'lost':
      return { ...state, [event.kind]: { ...state[event.kind], status: 'lost', chosen: null } };
    case 'muted': {
      const input = state[event.kind];
      if (input.status !== 'on' && input.status !== 'muted') return state;
      return { ...state, [event.kind]: { ...input, status: event.isMuted ? 'muted' : 'on' } };
    }
    case 'speaker-chosen':
      return { ...state, speakers: { ...state.speakers, chosen: event.id } };
  }
}

const inputOf = (given: Given): Pick<Input, 'status' | 'chosen'> =>
  'id' in given ? { status: 'on', chosen: given.id } : { status: given.why, chosen: null };

type On = Extract<DeviceState, { phase: 'on' }>;

function listed(state: On, all: readonly Listed[]): On {
  const of = (kind: DeviceKind): Device[] =>
    all.filter((device) => device.kind === kind).map(({ id, name }) => ({ id, name }));
  const speakers = of('speaker');
  const { chosen } = state.speakers;
  return {
    ...state,
    camera: { ...state.camera, devices: of('camera') },
    microphone: { ...state.microphone, devices: of('microphone') },
    speakers: {
      devices: speakers,
      chosen: speakers.some(({ id }) => id === chosen) ? chosen : (speakers[0]?.id ?? null),
    },
  };
}

/** By the names of the specification "Media Capture and Streams". */
const refusals: Readonly<Record<string, Refusal>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** Why the browser gave nothing. */
export const refusalOf = (error: unknown): Refusal =>
  (error instanceof Error && refusals[error.name]) || 'failed';
