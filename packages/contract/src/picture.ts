/** Type and size of a picture, read from its content. */
export type Picture = {
  type: 'image/jpeg' | 'image/png' | 'image/webp';
  width: number;
  height: number;
  /** Bytes of its rows once they are inflated: a PNG of a few kilobytes may have hundreds of megabytes. */
  inflated: number;
};

/** A side, and all of it: what a viewer must hold in memory for a file of a few megabytes. */
const maxPixels = 50_000_000;
const longestSide = 20_000;
/** All pixels in three colours and transparency, of eight bits each. */
const maxInflated = 4 * maxPixels;

/**
 * Reads a JPEG, PNG or WebP picture as far as its own parts go, whatever its sender calls it.
 *
 * @returns null for anything else, for one that is cut off, and for one with no size or a size beyond all proportion
 */
export function readPicture(bytes: Uint8Array): Picture | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found = readPng(bytes, view) ?? readJpeg(bytes, view) ?? readWebp(bytes, view);
  if (!found) return null;
  const { width, height, inflated } = found;
  const isSized = width > 0 && height > 0 && Math.max(width, height) <= longestSide;
  return isSized && width * height <= maxPixels && inflated <= maxInflated ? found : null;
}

const begins = (bytes: Uint8Array, at: number, expected: readonly number[]) =>
  expected.every((byte, index) => bytes[at + index] === byte);
const textAt = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));

/** Samples of a pixel by the colour type of a PNG, and the depths that go with it. */
const colours: Record<number, { samples: number; depths: readonly number[] }> = {
  0: { samples: 1, depths: [1, 2, 4, 8, 16] },
  2: { samples: 3, depths: [8, 16] },
  3: { samples: 1, depths: [1, 2, 4, 8] },
  4: { samples: 2, depths: [8, 16] },
  6: { samples: 4, depths: [8, 16] },
};

/** The seven passes of an interlaced PNG: first column and row, and the steps. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

function readPng(bytes: Uint8Array, view: DataView): Picture | null {
  if (!begins(bytes, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return null;
  if (bytes.length < 33 || view.getUint32(8) !== 13 || textAt(bytes, 12) !== 'IHDR') return null;
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  const [depth = 0, colour = -1, , , interlace = 0] = bytes.subarray(24, 29);
  const kind = colours[colour];
  if (!kind?.depths.includes(depth) || interlace > 1) return null;
  let hasRows = false;
  for (let at = 8; at + 12 <= bytes.length; ) {
    const [length, name] = [view.getUint32(at), textAt(bytes, at + 4)];
    if (at + 12 + length > bytes.length) return null;
    if (name === 'IDAT') hasRows = true;
    if (name === 'IEND') {
      const bits = depth * kind.samples;
      const rows = (columns: number, lines: number) =>
        columns > 0 && lines > 0 ? lines * (1 + Math.ceil((columns * bits) / 8)) : 0;
      const total =
        interlace === 0
          ? rows(width, height)
          : passes.reduce(
              (sum, [x, y, dx, dy]) => sum + rows(Math.ceil((width - x) / dx), Math.ceil((height - y) / dy)),
              0,
            );
      return hasRows ? { type: 'image/png', width, height, inflated: total } : null;
    }
    at += 12 + length;
  }
  return null;
}

/** Markers that begin a frame: all of C0 to CF but tables and arithmetic. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function readJpeg(bytes: Uint8Array, view: DataView): Picture | null {
  if (!begins(bytes, 0, [0xff, 0xd8, 0xff])) return null;
  let size: Omit<Picture, 'type'> | null = null;
  for (let at = 2; at + 4 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = view.getUint16(at + 2);
    if (length < 2 || at + 2 + length > bytes.length) return null;
    if (isFrame(marker)) {
      if (length < 8) return null;
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
      size = { width, height, inflated: 3 * width * height };
    }
    // From here on it is the picture itself, up to its end.
    if (marker === 0xda)
      return size && hasEnd(bytes, at + 2 + length) ? { type: 'image/jpeg', ...size } : null;
    at += 2 + length;
  }
  return null;
}

/** Cameras write after the end of a picture what is theirs. */
function hasEnd(bytes: Uint8Array, from: number): boolean {
  for (let at = bytes.length - 2; at > from; at -= 1)
    if (bytes[at] === 0xff && bytes[at + 1] === 0xd9) return true;
  return false;
}

type Size = { width: number; height: number };

function readWebp(bytes: Uint8Array, view: DataView): Picture | null {
  if (textAt(bytes, 0) !== 'RIFF' || textAt(bytes, 8) !== 'WEBP' || bytes.length < 30) return null;
  const end = view.getUint32(4, true) + 8;
  if (end > bytes.length) return null;
  const size = textAt(bytes, 12) === 'VP8X' ? readCanvas(bytes, view, end) : readFrame(bytes, view, 12);
  return size && { type: 'image/webp', ...size, inflated: 4 * size.width * size.height };
}

/** Returns the size of a WebP with extensions; null if the frame in it has another size: decoders believe the frame. */
function readCanvas(bytes: Uint8Array, view: DataView, end: number): Size | null {
  const three = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16) + 1;
  const canvas = { width: three(24), height: three(27) };
  for (let at = 12; at + 8 <= end; ) {
    const length = view.getUint32(at + 4, true);
    if (at + 8 + length > end) return null;
    const frame = readFrame(bytes, view, at);
    if (frame) return frame.width === canvas.width && frame.height === canvas.height ? canvas : null;
    at += 8 + length + (length % 2);
  }
  // One that moves has its frames within others, and is no photo.
  return null;
}

/** Returns the size of a frame, by its own head; null if there is none at this place. */
function readFrame(bytes: Uint8Array, view: DataView, at: number): Size | null {
  const type = textAt(bytes, at);
  if (at + 18 > bytes.length) return null;
  if (type === 'VP8 ' && begins(bytes, at + 11, [0x9d, 0x01, 0x2a]))
    return { width: view.getUint16(at + 14, true) & 0x3fff, height: view.getUint16(at + 16, true) & 0x3fff };
  if (type !== 'VP8L' || bytes[at + 8] !== 0x2f) return null;
  const bits = view.getUint32(at + 9, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
}
