import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { ExportedAccess, ExportedFile } from '@nadi/contract/schema';
import { and, asc, eq, gt } from 'drizzle-orm';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { withNames } from '../audit/find-entries';
import { type AuditEntryRow, auditEntries } from '../db/schema/audit';
import type { Reader } from '../db/transaction';
import type { FileStore } from '../files/store';
import { type Exported, exported } from './kept';
import { readme } from './readme';
import { type PlainRow, rowsOf } from './rows';

type Tools = { tx: Reader; files: Pick<FileStore, 'get'>; now: Date };

const extensions: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** Characters; each row by itself would be packed badly and slowly. */
const packedAtOnce = 65_536;

/** Where the content of a file stands in the archive. */
const nameOf = ({ id, contentType }: PlainRow): string =>
  `files/${String(id)}.${extensions[String(contentType)] ?? 'bin'}`;

/**
 * Everything that is kept of a person, as a ZIP archive. Rows are read and compressed page by page, so that only the archive
 * itself is held in memory.
 */
export async function exportArchive(userId: string, tools: Tools): Promise<Uint8Array> {
  const { files, now } = tools;
  const parts: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.push(part);
  });
  const open = (name: string, isPacked: boolean) => {
    const entry = isPacked ? new ZipDeflate(name) : new ZipPassThrough(name);
    entry.mtime = now;
    zip.add(entry);
    return entry;
  };

  const listed: PlainRow[] = [];
  const account = open('account.json', true);
  let text = '';
  for await (const piece of toJson(userId, listed, tools)) {
    text += piece;
    if (text.length < packedAtOnce) continue;
    account.push(Buffer.from(text));
    text = '';
    // Others have their turn.
    await setImmediate();
  }
  account.push(Buffer.from(text), true);
  for (const file of listed) open(String(file.name), false).push(await files.get(String(file.id)), true);
  open('README.txt', true).push(Buffer.from(readme(now)), true);
  zip.end();
  return Buffer.concat(parts);
}

/** account.json in pieces, one row a line. */
async function* toJson(userId: string, listed: PlainRow[], tools: Tools): AsyncGenerator<string> {
  const { tx, now } = tools;
  const head = { format: 'nadi-account-export', version: 2, exportedAt: now.toISOString() };
  yield `${JSON.stringify(head).slice(0, -1)}`;
  for (const kept of exported) {
    const rows = kept.as === 'files' ? describedFiles(kept, userId, listed, tools) : rowsOf(kept, userId, tx);
    yield `,\n"${kept.as}":`;
    yield* kept.order ? asList(rows) : asOne(rows);
  }
  yield ',\n"accessLog":';
  yield* asList(accessesOf(userId, tx));
  yield '\n}\n';
}

async function* asList(rows: AsyncIterable<object>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const row of rows) {
    yield before + JSON.stringify(row);
    before = ',\n';
  }
  yield before === '[\n' ? '[]' : '\n]';
}

async function* asOne(rows: AsyncIterable<object>): AsyncGenerator<string> {
  let text = 'null';
  for await (const row of rows) text = JSON.stringify(row);
  yield text;
}

async function* describedFiles(
  kept: Exported,
  userId: string,
  listed: PlainRow[],
  { tx, files }: Tools,
): AsyncGenerator<object> {
  for await (const row of rowsOf(kept, userId, tx)) {
    const content = await files.get(String(row.id));
    const sha256 = createHash('sha256').update(content).digest('hex');
    const file = { ...row, name: nameOf(row), sha256 };
    listed.push(file);
    yield file satisfies Partial<ExportedFile>;
  }
}

const entriesAtOnce = 2_000;

async function* accessesOf(userId: string, tx: Reader): AsyncGenerator<ExportedAccess> {
  let last = 0;
  for (let isOver = false; !isOver; ) {
    const page: AuditEntryRow[] = await tx
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectId, userId), gt(auditEntries.seq, last)))
      .orderBy(asc(auditEntries.seq))
      .limit(entriesAtOnce);
    const named = await withNames(userId, page, tx);
    for (const { entry, actor, onBehalfOf } of named) yield toAccess(entry, actor, onBehalfOf);
    last = page.at(-1)?.seq ?? last;
    isOver = page.length < entriesAtOnce;
  }
}

function toAccess(entry: AuditEntryRow, actor: string | null, onBehalfOf: string | null): ExportedAccess {
  const { subjectId: _, seq: __, hash: ___, actorId, at, recordType, ...rest } = entry;
  return {
    ...rest,
    at: at.toISOString(),
    actor: actorId === null ? null : { id: actorId, name: actor },
    onBehalfOf: entry.onBehalfOf === null ? null : { id: entry.onBehalfOf, name: onBehalfOf },
    // Kept as text, since it comes from the contract of its time.
    recordType: recordType as ExportedAccess['recordType'],
  };
}
