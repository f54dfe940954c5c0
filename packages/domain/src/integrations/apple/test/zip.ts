import { crc32, deflateRawSync } from 'node:zlib';

type File = { name: string; content: string | Uint8Array; isStored?: boolean };

/** Makes a zip with the sizes behind the content, as phones write it. */
export function zipOf(...files: File[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  const add = (...more: Buffer[]) => {
    parts.push(...more);
    offset += more.reduce((size, { length }) => size + length, 0);
  };
  for (const { name, content, isStored = false } of files) {
    const plain = Buffer.from(content);
    const packed = isStored ? plain : deflateRawSync(plain);
    const [sum, label, start] = [crc32(plain), Buffer.from(name), offset];
    const common = (sizes: readonly [number, number, number]) => {
      const head = Buffer.alloc(26);
      head.writeUInt16LE(20, 0);
      // Sizes follow the content; the name is UTF-8.
      head.writeUInt16LE(0x0808, 2);
      head.writeUInt16LE(isStored ? 0 : 8, 4);
      head.writeUInt32LE(sizes[0], 10);
      head.writeUInt32LE(sizes[1], 14);
      head.writeUInt32LE(sizes[2], 18);
      head.writeUInt16LE(label.length, 22);
      return head;
    };
    add(Buffer.from('PK\u0003\u0004'), common([0, 0, 0]), label, packed);
    const behind = Buffer.alloc(16);
    behind.write('PK\u0007\u0008', 0, 'latin1');
    behind.writeUInt32LE(sum, 4);
    behind.writeUInt32LE(packed.length, 8);
    behind.writeUInt32LE(plain.length, 12);
    add(behind);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(start, 10);
    const made = Buffer.from([20, 3]);
    directory.push(
      Buffer.from('PK\u0001\u0002'),
      made,
      common([sum, packed.length, plain.length]),
      rest,
      label,
    );
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 0, 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, listed, end]);
}
