import { randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { ConfigError } from '../../kernel/environment/config';
import { decrypt, encrypt, keyLength, overhead } from '../../kernel/keys/cipher';
import { BrokenArchive, readerOf } from './tar';

/** The variable with the passphrase: an argument would stand in the history of the shell and in the list of processes. */
export const passphraseVariable = 'NADI_BACKUP_PASSPHRASE';

const magic = Buffer.from('NADI-SEALED-BACKUP-1\n');
const saltLength = 16;
/** Bytes that are encrypted at once; all of the archive would not fit into memory. */
const frameLength = 1_048_576;
/** Work that OWASP's Password Storage Cheat Sheet asks of scrypt: N = 2^17, r = 8, p = 1. */
const work = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1_048_576 };
const minimumLength = 16;

/** Returns the passphrase of the environment, null if there is none. Throws ConfigError if it is too short to keep anything. */
export function readPassphrase(env: Record<string, string | undefined>): string | null {
  const given = env[passphraseVariable];
  if (given === undefined || given === '') return null;
  if (given.length < minimumLength)
    throw new ConfigError(passphraseVariable, `must have ${minimumLength} characters or more.`);
  return given;
}

const keyOf = (passphrase: string, salt: Buffer) =>
  (
    promisify(scrypt) as (
      password: string,
      salt: Buffer,
      length: number,
      options: typeof work,
    ) => Promise<Buffer>
  )(passphrase.normalize('NFC'), salt, keyLength, work);

/** Binds a frame to its place, and says whether it is the last: none can be moved, left out or cut off unnoticed. */
const about = (index: number, isLast: boolean) => `backup frame ${index}${isLast ? ', the last' : ''}`;

/** Encrypts a stream in frames: a byte that is 1 for the last, the length, and the frame. */
export async function* sealStream(source: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltLength);
  const key = await keyOf(passphrase, salt);
  yield Buffer.concat([magic, salt]);
  let index = 0;
  const frameOf = (plain: Buffer, isLast: boolean) => {
    const sealed = encrypt(key, plain, about(index, isLast));
    index += 1;
    const head = Buffer.alloc(5);
    head.writeUInt8(isLast ? 1 : 0);
    head.writeUInt32BE(sealed.length, 1);
    return Buffer.concat([head, sealed]);
  };
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const piece of source) {
    waiting.push(piece);
    length += piece.length;
    if (length < frameLength) continue;
    yield frameOf(Buffer.concat(waiting), false);
    waiting = [];
    length = 0;
  }
  yield frameOf(Buffer.concat(waiting), true);
}

/**
 * Gives an archive as it was before it was sealed; one that is not sealed passes as it is, unless a passphrase is given: whoever can
 * replace a sealed archive could give another one in its place.
 */
export async function* unsealStream(
  source: AsyncIterable<Buffer>,
  passphrase: string | null,
): AsyncGenerator<Buffer> {
  const reader = readerOf(source);
  const start = await reader.exactly(magic.length);
  if (!start.equals(magic)) {
    if (passphrase !== null)
      throw new ConfigError(
        passphraseVariable,
        'is set, and the archive is not sealed. To restore it all the same, run the command without this variable.',
      );
    yield start;
    yield* reader.rest();
    return;
  }
  if (passphrase === null)
    throw new ConfigError(passphraseVariable, 'is missing, and the archive is sealed with a passphrase.');
  const key = await keyOf(passphrase, await reader.exactly(saltLength));
  for (let index = 0, isLast = false; !isLast; index += 1) {
    const head = await reader.exactly(5);
    isLast = head.readUInt8() === 1;
    const length = head.readUInt32BE(1);
    if (length < overhead || length > 64 * frameLength) throw new BrokenArchive('it was altered');
    yield openFrame(key, await reader.exactly(length), about(index, isLast));
  }
  if (await reader.hasMore()) throw new BrokenArchive('something follows its end');
}

function openFrame(key: Buffer, sealed: Buffer, frame: string): Buffer {
  try {
    return decrypt(key, sealed, frame);
  } catch {
    throw new BrokenArchive('the passphrase is another one, or the archive was altered');
  }
}
