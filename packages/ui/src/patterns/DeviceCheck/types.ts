export type DeviceKind = 'camera' | 'microphone' | 'speaker';
export type InputKind = 'camera' | 'microphone';
/** `name` is empty where the browser does not tell it. */
export type Device = { id: string; name: string };

export type InputState = {
  /** `missing` was not found, `busy` is held by another program, `lost` was there and is gone, `unasked` was not wanted. */
  status: 'on' | 'muted' | 'missing' | 'busy' | 'lost' | 'unasked';
  devices: readonly Device[];
  chosen: string | null;
};

export type DeviceCheckState =
  | { phase: 'off' }
  | { phase: 'asking' }
  | { phase: 'refused'; why: 'insecure' | 'unsupported' | 'denied' | 'missing' | 'busy' | 'failed' }
  | {
      phase: 'on';
      camera: InputState;
      microphone: InputState;
      /** Empty where only the system chooses. */
      speakers: { devices: readonly Device[]; chosen: string | null };
    };

/** How loud a microphone is, from 0 to 1, as often as it changes. */
export type Level = { get(): number; subscribe(onChange: () => void): () => void };
