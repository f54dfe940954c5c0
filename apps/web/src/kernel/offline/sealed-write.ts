import type { KeptFile, Write } from './write';

/** Converts a write to bytes: the length of its JSON in four bytes, the JSON, and the bytes of its file, which JSON would make a third longer. */
export function writeBytes(write: Write): Uint8Array<ArrayBuffer> {
  const file = 'photo' in write ? write.photo : null;
  const plain = file && 'photo' in write ? { ...write, photo: { name: file.name, type: file.type } } : write;
  const json = new TextEncoder().encode(JSON.stringify(plain));
  const bytes = new Uint8Array(4 + json.length + (file?.bytes.length ?? 0));
  new DataView(bytes.buffer).setUint32(0, json.length);
  bytes.set(json, 4);
  if (file) bytes.set(file.bytes, 4 + json.length);
  return bytes;
}

export function readWrite(bytes: Uint8Array<ArrayBuffer>): Write {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  const write = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length))) as Write;
  if (!('photo' in write) || write.photo === null) return write;
  const photo: KeptFile = { ...write.photo, bytes: new Uint8Array(bytes.subarray(4 + length)) };
  return { ...write, photo };
}
