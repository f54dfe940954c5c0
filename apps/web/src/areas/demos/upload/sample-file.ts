const size = 5_000_000;
/** The most random bytes that a browser gives at once. */
const atOnce = 65_536;

/** A file of random bytes, made on this device: no two of its parts are alike. */
export function sampleFile(name: string): File {
  const bytes = new Uint8Array(size);
  for (let start = 0; start < size; start += atOnce)
    crypto.getRandomValues(bytes.subarray(start, Math.min(size, start + atOnce)));
  return new File([bytes], name, { type: 'application/octet-stream' });
}
