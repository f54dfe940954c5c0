import { canonicalUnitOf } from '../../vital-signs/units';
import { type VitalSignType, vitalSignTypes } from '../../vital-signs/vital-sign';
import { type ImportedReading, maxImportedReadings } from '../health-import';
import type { ReadingsOfType } from '../summary';
import { Collector, type ExportReject, type NotRead } from './collect';
import { ExportFault } from './fault';
import { XmlScanner } from './xml-scanner';
import { findExportIn, isZip } from './zip-entry';

/** The types that are chosen, and the first day on the wall (YYYY-MM-DD); null for all. */
export type ExportChoice = { types: readonly VitalSignType[]; from: string | null };

/** An export that was read; its readings stay where it was read. */
export type AppleExport = {
  /** The same for the same file. */
  fingerprint: string;
  /** The number of readings that can be added, of all types and times. */
  found: number;
  /** The first and the last of them; null if there is none. */
  period: { from: string; to: string } | null;
  /** Records that are left out because of what they are, the most first. */
  notRead: readonly NotRead[];
  /** Records of our types that cannot be added: the dangerous first, and no more than a thousand. */
  rejects: readonly ExportReject[];
  rejected: number;
  /** The number of them that may be dangerous. */
  dangerous: number;
  /** Returns the readings of each type and unit since a day. */
  since: (from: string | null) => Promise<ReadingsOfType[]>;
  /** Returns the chosen readings of one request, from 0, oldest first, with how many are left behind it. */
  part: (choice: ExportChoice, index: number) => Promise<{ readings: ImportedReading[]; remaining: number }>;
};

/** More than a phone writes in ten years. */
const maxUnpacked = 8_000_000_000;
/** Exports shrink to a twentieth or thirtieth; what shrinks to less is made to fill memory. */
const maxRatio = 250;
const ratioFrom = 50_000_000;

type Given = { now: Date; onProgress?: (part: number) => void };

/**
 * Reads an export of Apple Health, as a zip or as the XML of it, piece by piece.
 *
 * @throws ExportFault if it is none; another error if the file cannot be read
 */
export async function openAppleExport(file: Blob, { now, onProgress }: Given): Promise<AppleExport> {
  const collector = new Collector(now);
  const scanner = new XmlScanner(collector);
  const decoder = new TextDecoder();
  for await (const bytes of unpacked(file, onProgress)) scanner.push(decoder.decode(bytes, { stream: true }));
  scanner.push(decoder.decode());
  scanner.end();
  const fingerprint = await fingerprintOf(file);
  const { places, notRead } = collector.finish();
  const { columns, rejects, rejected, dangerous } = collector;
  const at = (index: number) => {
    const place = places.at(index);
    return place === undefined ? undefined : columns.reading(place).measuredAt;
  };
  const [from, to] = [at(0), at(-1)];
  let chosen: { key: string; places: Uint32Array; impossible: ImportedReading[] } | null = null;

  function choose({ types, from }: ExportChoice) {
    const key = `${types.join()} ${from}`;
    if (chosen?.key === key) return chosen;
    const isChosen = columns.kinds.map(({ type }) => types.includes(type));
    const first = wallOf(from);
    chosen = {
      key,
      places: places.filter((place) => isChosen[columns.kind(place)] && columns.wall(place) >= first),
      impossible: collector.impossible.filter(
        (one) => types.includes(one.type) && Date.parse(`${one.measuredAt.slice(0, 19)}Z`) >= first,
      ),
    };
    return chosen;
  }

  return {
    ...{ fingerprint, found: places.length, notRead, rejects, rejected, dangerous },
    period: from !== undefined && to !== undefined ? { from, to } : null,
    since: async (day) => {
      const first = wallOf(day);
      const groups = new Map<number, ReadingsOfType>();
      for (const place of places) {
        if (columns.wall(place) < first) continue;
        const kind = columns.kind(place);
        const { type, unit } = columns.kinds[kind] ?? { type: 'pulse', unit: canonicalUnitOf('pulse') };
        const [value, lower] = [columns.value(place), columns.lower(place)];
        const isPressure = type === 'blood_pressure';
        const group = groups.get(kind) ?? {
          ...{ type, unit, count: 0, range: { lowest: value, highest: value } },
          lower: isPressure ? { lowest: lower, highest: lower } : null,
        };
        group.count += 1;
        widen(group.range, value);
        if (group.lower) widen(group.lower, lower);
        groups.set(kind, group);
      }
      const order = ({ type }: ReadingsOfType) => vitalSignTypes.indexOf(type);
      return [...groups.values()].sort((one, other) => order(one) - order(other));
    },
    part: async (choice, index) => {
      const { places: all, impossible } = choose(choice);
      const [start, end] = [index * maxImportedReadings, (index + 1) * maxImportedReadings];
      const readings = [
        ...Array.from(all.subarray(start, end), (place) => columns.reading(place)),
        // Behind those that can be added.
        ...impossible.slice(Math.max(0, start - all.length), Math.max(0, end - all.length)),
      ];
      return { readings, remaining: Math.max(0, all.length + impossible.length - end) };
    },
  };
}

const wallOf = (day: string | null): number =>
  day === null ? Number.NEGATIVE_INFINITY : Date.parse(`${day}T00:00:00Z`);

function widen(range: { lowest: number; highest: number }, value: number): void {
  range.lowest = Math.min(range.lowest, value);
  range.highest = Math.max(range.highest, value);
}

async function* unpacked(file: Blob, onProgress?: (part: number) => void): AsyncGenerator<Uint8Array> {
  const entry = (await isZip(file)) ? await findExportIn(file) : null;
  const content = entry?.content ?? file;
  let [taken, given] = [0, 0];
  let told = -1;
  // Counted where the packed bytes go in: a zip may say any size of what comes out.
  const counted = content.stream().pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(bytes, controller) {
        taken += bytes.byteLength;
        controller.enqueue(bytes);
      },
    }),
  );
  const inflated = entry?.isDeflated
    ? counted.pipeThrough(new DecompressionStream('deflate-raw') as TransformStream<Uint8Array, Uint8Array>)
    : counted;
  const reader = inflated.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((error: unknown) => {
        // Bytes that are no deflate, or that end before it does.
        throw entry?.isDeflated && !isOfFile(error) ? new ExportFault('clipped') : error;
      });
      if (done) return;
      given += value.byteLength;
      if (given > maxUnpacked || (given > ratioFrom && given > maxRatio * content.size))
        throw new ExportFault('too-large');
      yield value;
      const percent = Math.floor((100 * taken) / content.size);
      if (percent <= told) continue;
      told = percent;
      onProgress?.(percent / 100);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** Tells if a file was moved, changed or taken away while it was read (File API, section 7). */
const isOfFile = (error: unknown): boolean =>
  error instanceof Error && ['NotReadableError', 'NotFoundError', 'SecurityError'].includes(error.name);

const fingerprinted = 65_536;

/** Returns a hash of the size, the start and the end: there stand the moment of the export, and in a zip the check sum of all of it. */
async function fingerprintOf(file: Blob): Promise<string> {
  const parts = [file.slice(0, fingerprinted), file.slice(Math.max(0, file.size - fingerprinted))];
  const bytes = await new Blob([`${file.size} `, ...parts]).arrayBuffer();
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
