import type { ImportedReading } from '../health-import';
import { maxReadingsOfFile } from '../import-parts';
import type { ReadingsOfType } from '../summary';
import { Collector, type ExportReject, type NotRead } from './collect';
import { type ExportChoice, ExportReadings } from './export-readings';
import { ExportFault } from './fault';
import { XmlScanner } from './xml-scanner';
import { findExportIn, isZip } from './zip-entry';

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
  /** The number of readings that a file can add. */
  maxReadings: number;
  /**
   * The choice that is proposed: the last twelve months, or all if there is nothing of them, without types of which a watch measured so many that
   * they would hide the rest of a record.
   */
  firstChoice: ExportChoice;
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
  const readings = new ExportReadings(columns, places, collector.impossible);
  return {
    ...{ fingerprint, found: places.length, notRead, rejects, rejected, dangerous },
    ...{ period: readings.period(), maxReadings: maxReadingsOfFile, firstChoice: readings.firstChoice(now) },
    since: async (day) => readings.since(day),
    part: async (choice, index) => readings.part(choice, index),
  };
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
