import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { format, type Manifest, manifestName, manifestSumName, type Part, sha256 } from './manifest';
import { unsealStream } from './passphrase';
import { BrokenArchive, type Entry, entriesOf } from './tar';

/** Gives the parts of an archive. */
export const readArchive = (path: string, passphrase: string | null): AsyncGenerator<Entry> =>
  entriesOf(unsealStream(createReadStream(path) as AsyncIterable<Buffer>, passphrase));

/** Reads a whole archive and compares each part with its checksum. Throws BrokenArchive if one differs, is missing, or is not named. */
export async function checkArchive(path: string, passphrase: string | null): Promise<Manifest> {
  const found: Part[] = [];
  let text: Buffer | undefined;
  let sum: string | undefined;
  for await (const { name, size, content } of readArchive(path, passphrase)) {
    if (name === manifestName) text = await buffer(content);
    else if (name === manifestSumName) sum = (await buffer(content)).toString().trim();
    else {
      const hash = sha256();
      for await (const piece of content) hash.update(piece);
      found.push({ name, bytes: size, sha256: hash.digest('hex') });
    }
  }
  if (!text || sum !== sha256().update(text).digest('hex'))
    throw new BrokenArchive('its manifest is missing or was altered');
  const manifest = JSON.parse(text.toString()) as Manifest;
  if (manifest.format !== format || manifest.formatVersion !== 1)
    throw new BrokenArchive('it was made by a newer version of Nadi; restore it with that version');
  const differs = (part: Part | undefined, other: Part | undefined) =>
    part?.name !== other?.name || part?.sha256 !== other?.sha256;
  const at = Math.max(found.length, manifest.parts.length);
  for (let index = 0; index < at; index += 1)
    if (differs(found[index], manifest.parts[index]))
      throw new BrokenArchive(
        `${found[index]?.name ?? manifest.parts[index]?.name} is not as it was written`,
      );
  return manifest;
}
