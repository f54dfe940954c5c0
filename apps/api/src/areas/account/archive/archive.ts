import { createHash } from 'node:crypto';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createDeflateRaw } from 'node:zlib';
import type { ExportedFile } from '@nadi/contract/schema';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { Kept, Section } from '../../../kernel/db/kept-tables';
import type { FileStore } from '../../../kernel/files/store';
import { readme } from './readme';
import type { ExportedRow, PlainRow } from './rows';

type Tools = {
  /** All rows of a person, section by section, in one state of the database. */
  pages: AsyncIterable<ExportedRow[]>;
  files: Pick<FileStore, 'read'>;
  now: Date;
  kept: Kept;
};
/** Takes the next bytes; nothing more is read before it resolves. */
type Take = (bytes: Uint8Array) => Promise<void>;

/** The format of our archives has 32 bits for the length of a file. */
const maxBytes = 2 ** 32 - 1;

const extensions: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/heic': 'heic',
  'application/pdf': 'pdf',
  'application/dicom': 'dcm',
};

/** The path of a file in the archive. */
const nameOf = ({ id, contentType }: PlainRow): string =>
  `files/${String(id)}.${extensions[String(contentType)] ?? 'bin'}`;

/**
 * Writes everything that is kept of a person as a ZIP archive. Rows are read in pages, and no page is read before the last one
 * was written: memory does not grow with the amount of data.
 */
export async function writeArchive(tools: Tools, take: Take): Promise<void> {
  const { files, now, kept } = tools;
  let parts: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.push(part);
  });
  const flush = async () => {
    const ready = parts;
    parts = [];
    for (const part of ready) await take(part);
  };
  const add = <Entry extends ZipPassThrough | ZipDeflate>(entry: Entry): Entry => {
    entry.mtime = now;
    zip.add(entry);
    return entry;
  };

  const found: PlainRow[] = [];
  const account = add(new PackedElsewhere('account.json'));
  await account.pack(toJson(found, tools), flush);
  for (const file of found) {
    const entry = add(new ZipPassThrough(String(file.name)));
    const { content } = await files.read(String(file.id));
    for await (const bytes of content) {
      entry.push(bytes);
      await flush();
    }
    entry.push(new Uint8Array(), true);
    await flush();
  }
  add(new ZipDeflate('README.txt')).push(Buffer.from(readme(now, kept)), true);
  zip.end();
  await flush();
}

/** Adds a file to an archive, compressed outside the event loop. */
class PackedElsewhere extends ZipPassThrough {
  // "Deflated" in the format.
  override compression = 8;

  async pack(content: AsyncIterable<Uint8Array<ArrayBuffer>>, flush: () => Promise<void>): Promise<void> {
    const counted = async function* (this: PackedElsewhere) {
      for await (const bytes of content) {
        this.push(bytes);
        if (this.size > maxBytes) throw new Error('This is more than a ZIP archive of this kind can hold.');
        yield bytes;
      }
      this.push(new Uint8Array(), true);
    };
    // A stream rather than a function, whose errors a pipeline would replace.
    const taken = new Writable({
      write: (bytes: Buffer<ArrayBuffer>, _, done) => {
        this.ondata(null, bytes, false);
        flush().then(() => done(), done);
      },
    });
    await pipeline(Readable.from(counted.call(this)), createDeflateRaw(), taken);
    this.ondata(null, new Uint8Array(), true);
  }

  /** `push` computes checksum and length; the content is already compressed. */
  protected override process(): void {}
}

const headOf = (now: Date): string =>
  JSON.stringify({ format: 'nadi-account-export', version: 3, exportedAt: now.toISOString() }).slice(0, -1);

/** Writes account.json page by page, one row on each line. */
async function* toJson(found: PlainRow[], tools: Tools): AsyncGenerator<Buffer<ArrayBuffer>> {
  const { exported } = tools.kept;
  const sections: readonly Section[] = [...exported.map(({ as }) => as), 'accessLog'];
  /** Sections that are a list; a person has at most one row of the others. */
  const lists = new Set<Section>(['accessLog', ...exported.flatMap(({ as, order }) => (order ? [as] : []))]);
  let text = headOf(tools.now);
  let at = -1;
  let count = 0;
  /** Ends the section before, and leaves sections without rows empty. */
  const goTo = (place: number) => {
    while (at < place) {
      const before = sections[at];
      if (before) text += ends[lists.has(before) ? 'list' : 'one'](count);
      at += 1;
      count = 0;
      if (sections[at]) text += `,\n"${sections[at]}":`;
    }
  };
  for await (const page of tools.pages) {
    for (const { section, json } of page) {
      if (sections[at] !== section) goTo(sections.indexOf(section));
      if (lists.has(section)) text += count === 0 ? '[\n' : ',\n';
      text += section === 'files' ? await describeFile(json, found, tools) : json;
      count += 1;
    }
    yield Buffer.from(text);
    text = '';
  }
  goTo(sections.length);
  yield Buffer.from(`${text}\n}\n`);
}

const ends = {
  list: (count: number) => (count === 0 ? '[]' : '\n]'),
  one: (count: number) => (count === 0 ? 'null' : ''),
};

async function describeFile(json: string, found: PlainRow[], { files }: Tools): Promise<string> {
  const row = JSON.parse(json) as PlainRow;
  const hash = createHash('sha256');
  const { content } = await files.read(String(row.id));
  for await (const bytes of content) hash.update(bytes);
  const sha256 = hash.digest('hex');
  const file = { ...row, name: nameOf(row), sha256 } satisfies Partial<ExportedFile>;
  found.push(file);
  return JSON.stringify(file);
}
