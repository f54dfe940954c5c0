import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import type { Head } from './check-chain';

/** The end of every chain at one time. */
export type Checkpoint = {
  /** One line to write down: with it, a person can tell later whether this was changed. */
  fingerprint: string;
  heads: ReadonlyMap<string, Head>;
};

export function checkpointOf(heads: ReadonlyMap<string, Head>): Checkpoint {
  const hash = createHash('sha256');
  for (const [subjectId, head] of heads) hash.update(`${subjectId} ${head.seq} ${head.hash}\n`);
  return { fingerprint: hash.digest('hex'), heads };
}

const title = 'nadi audit checkpoint 1';

/** One line for each chain, after a line with the fingerprint. */
export async function saveCheckpoint(path: string, { fingerprint, heads }: Checkpoint): Promise<void> {
  const lines = [...heads].map(([subjectId, { seq, hash }]) => `${subjectId} ${seq} ${hash}`);
  await writeFile(path, `${[`${title} ${fingerprint}`, ...lines].join('\n')}\n`);
}

/** @throws if the file is not a checkpoint, or does not match its own fingerprint */
export async function readCheckpoint(path: string): Promise<Checkpoint> {
  const [first = '', ...lines] = (await readFile(path, 'utf8')).trimEnd().split('\n');
  const heads = new Map(
    lines.map((line): [string, Head] => {
      const [subjectId = '', seq, hash = ''] = line.split(' ');
      return [subjectId, { seq: Number(seq), hash }];
    }),
  );
  const checkpoint = checkpointOf(heads);
  if (first !== `${title} ${checkpoint.fingerprint}`)
    throw new Error(`${path} is no checkpoint, or it was changed since it was saved.`);
  return checkpoint;
}
