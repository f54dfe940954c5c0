/** The parts of Web Bluetooth that are used (https://webbluetoothcg.github.io/web-bluetooth/); TypeScript does not have them. */
export type BluetoothCharacteristic = EventTarget & {
  value?: DataView | undefined;
  startNotifications: () => Promise<unknown>;
  writeValueWithResponse: (value: BufferSource) => Promise<void>;
};

export type BluetoothService = {
  getCharacteristic: (uuid: number) => Promise<BluetoothCharacteristic>;
};

export type BluetoothDevice = EventTarget & {
  name?: string | undefined;
  gatt?:
    | {
        connect: () => Promise<{ getPrimaryService: (uuid: number) => Promise<BluetoothService> }>;
        disconnect: () => void;
      }
    | undefined;
};

export type Bluetooth = {
  requestDevice: (options: { filters: { services: number[] }[] }) => Promise<BluetoothDevice>;
  getAvailability?: () => Promise<boolean>;
};

/** Returns what the browser has of it; null if it has none. */
export const bluetoothOf = (browser: object): Bluetooth | null =>
  (browser as { bluetooth?: Bluetooth }).bluetooth ?? null;
