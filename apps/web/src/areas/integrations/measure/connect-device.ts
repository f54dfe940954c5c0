import type { DeviceMessage } from '@nadi/domain/integrations/bluetooth/device-message';
import {
  askForLast,
  type DeviceKind,
  type DeviceService,
  deviceServices,
  recordAccess,
  saysFailed,
  saysNoRecord,
} from '@nadi/domain/integrations/bluetooth/services';
import type { MeasureFault } from '@nadi/ui/screens/integrations/MeasureCard';
import type { Bluetooth, BluetoothCharacteristic, BluetoothDevice, BluetoothService } from './web-bluetooth';

export type DeviceListener = {
  onConnecting: (name: string | null) => void;
  /** It waits for what the device sends. */
  onWaiting: (kind: DeviceKind) => void;
  onMessage: (message: DeviceMessage, isLive: boolean) => void;
  /** The device ended the connection, as most do after their last reading. */
  onGone: () => void;
};

/** Thrown with the reason why no device sends anything. */
export class DeviceFault extends Error {
  override name = 'DeviceFault';
  readonly code: MeasureFault;

  constructor(code: MeasureFault) {
    super(code);
    this.code = code;
  }
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');
const isDenial = (error: unknown) => ['SecurityError', 'NotAllowedError'].includes(nameOf(error));
/** Returns null for a service or characteristic that a device does not have. */
const orNone = (error: unknown): null => {
  if (nameOf(error) === 'NotFoundError') return null;
  throw error;
};

/** Hears an event until `signal` ends it. */
function hear(target: EventTarget, event: string, listener: () => void, signal: AbortSignal): void {
  target.addEventListener(event, listener);
  signal.addEventListener('abort', () => target.removeEventListener(event, listener));
}

/** Asks the person for a device. It must be called while a press is handled: browsers ask only then. */
async function choose(bluetooth: Bluetooth): Promise<BluetoothDevice> {
  const filters = deviceServices.map(({ uuid }) => ({ services: [uuid] }));
  try {
    return await bluetooth.requestDevice({ filters });
  } catch (error) {
    if (isDenial(error)) throw new DeviceFault('denied');
    if (nameOf(error) !== 'NotFoundError') throw new DeviceFault('failed');
    // The browser says the same of a cancelled question and of a radio that is off.
    const isThere = await bluetooth.getAvailability?.().catch(() => true);
    throw new DeviceFault(isThere === false ? 'off' : 'cancelled');
  }
}

/**
 * Connects a device that the person chooses, and listens until `signal` ends it.
 *
 * @throws DeviceFault
 */
export async function connectDevice(
  bluetooth: Bluetooth,
  listener: DeviceListener,
  signal: AbortSignal,
): Promise<void> {
  const device = await choose(bluetooth);
  const { gatt } = device;
  if (signal.aborted) return;
  listener.onConnecting(device.name ?? null);
  hear(device, 'gattserverdisconnected', () => listener.onGone(), signal);
  signal.addEventListener('abort', () => gatt?.disconnect());
  try {
    const server = await gatt?.connect();
    if (signal.aborted) {
      gatt?.disconnect();
      return;
    }
    if (!server) throw new DeviceFault('not-connected');
    const kind = await listenTo(server, listener, signal);
    if (!kind) throw new DeviceFault('wrong-device');
  } catch (error) {
    if (error instanceof DeviceFault) throw error;
    throw new DeviceFault(isDenial(error) ? 'denied' : 'not-connected');
  }
}

type Server = { getPrimaryService: (uuid: number) => Promise<BluetoothService> };

/** Listens to the first service that the device has: a cuff that has a heart rate too measures a blood pressure. */
async function listenTo(
  server: Server,
  listener: DeviceListener,
  signal: AbortSignal,
): Promise<DeviceKind | null> {
  for (const known of deviceServices) {
    const found = await server.getPrimaryService(known.uuid).catch(orNone);
    if (!found) continue;
    const characteristics = await characteristicsOf(found, known);
    if (characteristics.length === 0) continue;
    // A device may send before it has answered that it will.
    listener.onWaiting(known.kind);
    for (const { characteristic, isLive, read } of characteristics)
      await listen(characteristic, (value) => listener.onMessage(read(value), isLive), signal);
    if (known.isAsked) await askForRecord(found, signal);
    return known.kind;
  }
  return null;
}

async function characteristicsOf(found: BluetoothService, { characteristics }: DeviceService) {
  const all = [];
  for (const known of characteristics) {
    const characteristic = await found.getCharacteristic(known.uuid).catch(orNone);
    if (characteristic) all.push({ ...known, characteristic });
  }
  return all;
}

async function listen(
  characteristic: BluetoothCharacteristic,
  onValue: (value: DataView) => void,
  signal: AbortSignal,
): Promise<void> {
  const tell = () => characteristic.value && onValue(characteristic.value);
  hear(characteristic, 'characteristicvaluechanged', tell, signal);
  await characteristic.startNotifications();
}

/** Asks a glucose meter for its last record, and waits for the answer. */
async function askForRecord(found: BluetoothService, signal: AbortSignal): Promise<void> {
  const control = await found.getCharacteristic(recordAccess).catch(orNone);
  if (!control) throw new DeviceFault('wrong-device');
  let answered: (value: DataView) => void = () => undefined;
  const answer = new Promise<DataView>((resolve, reject) => {
    answered = resolve;
    signal.addEventListener('abort', () => reject(new DeviceFault('lost')));
  });
  // An answer that nothing waits for yet must not be an unhandled rejection.
  answer.catch(() => undefined);
  await listen(control, (value) => answered(value), signal);
  await control.writeValueWithResponse(askForLast);
  const said = await answer;
  if (saysNoRecord(said)) throw new DeviceFault('no-record');
  if (saysFailed(said)) throw new DeviceFault('failed');
}
