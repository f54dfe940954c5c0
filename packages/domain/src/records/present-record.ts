import { type At, isoOf } from '../kernel/at';
import { type FileType, partBytes } from './file-limits';
import type { RecordType } from './record-types';

type FileRow = {
  id: string;
  name: string;
  type: FileType;
  bytes: number;
  pages: number | null;
  previewIds: readonly string[];
};

type Row = {
  id: string;
  type: RecordType;
  title: string;
  day: string | null;
  tags: readonly string[];
  notes: string | null;
  source: string | null;
  onlyYou: boolean;
  version: number;
  createdAt: At;
  updatedAt: At;
  deletedAt: At | null;
};

type UploadRow = FileRow & {
  received: number;
  fingerprint: string;
  status: 'receiving' | 'checking' | 'ready' | 'refused';
  refusal: 'not-this-type' | 'damaged' | 'too-many-pixels' | 'too-much-work' | 'mixed' | null;
  version: number;
  createdAt: At;
  expiresAt: At;
};

const presentFile = ({ id, name, type, bytes, pages, previewIds }: FileRow) => ({
  ...{ id, name, type, bytes, pages },
  previews: previewIds.length,
});

/**
 * A record, as its person is told of it.
 *
 * @param files in their order
 */
export const presentRecord = (row: Row, files: readonly FileRow[]) => ({
  _id: row.id,
  type: row.type,
  title: row.title,
  day: row.day,
  tags: [...row.tags],
  notes: row.notes,
  source: row.source,
  onlyYou: row.onlyYou,
  files: files.map(presentFile),
  status: row.deletedAt === null ? ('filed' as const) : ('deleted' as const),
  deletedAt: row.deletedAt === null ? null : isoOf(row.deletedAt),
  version: row.version,
  createdAt: isoOf(row.createdAt),
  updatedAt: isoOf(row.updatedAt),
});

/** An upload, as its person is told of it. */
export const presentUpload = (row: UploadRow) => ({
  ...presentFile(row),
  received: row.received,
  partBytes,
  fingerprint: row.fingerprint,
  status: row.status,
  refusal: row.refusal,
  version: row.version,
  createdAt: isoOf(row.createdAt),
  expiresAt: isoOf(row.expiresAt),
});
