import { createHash, type Hash } from 'node:crypto';
import type { StoredSequence, StoredTable } from './schema';

/** The last but one part of an archive: what it holds, and the checksum of each part before it. */
export type Manifest = {
  format: typeof format;
  formatVersion: 1;
  /** The version of Nadi that made it. */
  version: string;
  createdAt: string;
  database: 'embedded' | 'postgres';
  /** Migrations that its database had, oldest first. */
  migrations: readonly Migration[];
  /** Names of the keys that its sealed columns and files need, newest first. The keys are not in it. */
  keys: readonly string[];
  tables: readonly (StoredTable & { rows: number })[];
  sequences: readonly StoredSequence[];
  /** Tables that somebody else made in the database: their rows are not in it. */
  leftOut: readonly string[];
  /** Files that a row names and whose content was not there. */
  missingFiles: readonly string[];
  parts: readonly Part[];
};

export type Migration = { hash: string; createdAt: string };
export type Part = { name: string; bytes: number; sha256: string };

export const format = 'nadi-backup';
export const manifestName = 'manifest.json';
/** The part after it: its own checksum. */
export const manifestSumName = 'manifest.sha256';
/** Rows of one part: each is a line of JSON, the text that Postgres writes of a whole row. */
export const rowsAtOnce = 500;

export const rowsName = ({ schema, name }: StoredTable, index: number): string =>
  `rows/${schema}.${name}/${String(index).padStart(7, '0')}.gz`;
export const tableOf = (part: string): string | null => /^rows\/(.+)\/\d{7}\.gz$/.exec(part)?.[1] ?? null;
export const fileName = (id: string): string => `files/${id}`;
export const fileOf = (part: string): string | null => /^files\/([0-9a-f-]{36})$/.exec(part)?.[1] ?? null;

export const sha256 = (): Hash => createHash('sha256');
