import { deviceServices } from '../services';

export const view = (...bytes: number[]) => new DataView(new Uint8Array(bytes).buffer);

/** Returns the reader of a characteristic, which takes its bytes. */
export function readerOf(uuid: number) {
  const found = deviceServices.flatMap((one) => one.characteristics).find((one) => one.uuid === uuid);
  if (!found) throw new Error(`No reader of ${uuid.toString(16)}.`);
  return (...bytes: number[]) => found.read(view(...bytes));
}

/** 14 November 2026, 07:10:30, as Date Time. */
export const time = [0xea, 0x07, 11, 14, 7, 10, 30];
export const wall = { date: '2026-11-14', time: '07:10', seconds: 30 };
