import type { Bluetooth, BluetoothCharacteristic } from '../src/areas/integrations/measure/web-bluetooth';

const named = (name: string) => new DOMException(name, name);

type Characteristics = Readonly<Record<number, readonly number[][]>>;

export type FakeDevice = {
  name?: string;
  /** The values that each characteristic of each service sends once it is listened to. */
  services: Readonly<Record<number, Characteristics>>;
  /** The names of the errors that it answers with. */
  refuses?: { request?: string; connect?: string; listen?: string };
  isAvailable?: boolean;
  /** It ends the connection once it has sent everything. */
  leaves?: boolean;
};

/** A characteristic that sends values once it is listened to, or the answer of a control point once it is asked. */
class FakeCharacteristic extends EventTarget {
  value: DataView | undefined;
  readonly written: number[][] = [];
  readonly #values: readonly number[][];
  readonly #answers: boolean;
  readonly #refusal: string | undefined;

  constructor(values: readonly number[][], answers: boolean, refusal: string | undefined) {
    super();
    this.#values = values;
    this.#answers = answers;
    this.#refusal = refusal;
  }

  #send(): void {
    for (const bytes of this.#values) {
      this.value = new DataView(new Uint8Array(bytes).buffer);
      this.dispatchEvent(new Event('characteristicvaluechanged'));
    }
  }

  async startNotifications(): Promise<void> {
    if (this.#refusal) throw named(this.#refusal);
    if (!this.#answers) this.#send();
  }

  async writeValueWithResponse(value: BufferSource): Promise<void> {
    this.written.push([...new Uint8Array(value as unknown as ArrayBufferLike)]);
    this.#send();
  }
}

const controlPoint = 0x2a52;

/** Returns a `navigator.bluetooth` with one device, and what was done with it. */
export function fakeBluetooth(given: FakeDevice) {
  const done = { requests: [] as unknown[], disconnects: 0 };
  const device = Object.assign(new EventTarget(), {
    name: given.name,
    gatt: {
      async connect() {
        if (given.refuses?.connect) throw named(given.refuses.connect);
        return { getPrimaryService: async (uuid: number) => serviceOf(uuid) };
      },
      disconnect() {
        done.disconnects += 1;
      },
    },
  });
  function serviceOf(uuid: number) {
    const found = given.services[uuid];
    if (!found) throw named('NotFoundError');
    return {
      async getCharacteristic(id: number): Promise<BluetoothCharacteristic> {
        const values = found[id];
        if (!values) throw named('NotFoundError');
        if (given.leaves) setTimeout(() => device.dispatchEvent(new Event('gattserverdisconnected')), 50);
        return new FakeCharacteristic(values, id === controlPoint, given.refuses?.listen);
      },
    };
  }
  const bluetooth: Bluetooth = {
    async requestDevice(options) {
      done.requests.push(options);
      if (given.refuses?.request) throw named(given.refuses.request);
      return device;
    },
    getAvailability: async () => given.isAvailable ?? true,
  };
  return { bluetooth, done };
}
