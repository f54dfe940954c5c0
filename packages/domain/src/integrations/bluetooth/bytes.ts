/** Thrown if a value ends before its flags say that it does. */
export class CutOff extends Error {
  override name = 'CutOff';
}

/** A number of a device, or what it says instead of one. */
export type DeviceNumber =
  | { kind: 'number'; value: number }
  | { kind: 'not-a-number' | 'not-at-this-resolution' | 'reserved' }
  /** Beyond the scale of the device: HI or LO. */
  | { kind: 'above' | 'below' };

/** Returns the number of a mantissa and an exponent; by text, because a multiplication by 0.1 is not exact. */
const numberOf = (mantissa: number, exponent: number): DeviceNumber => ({
  kind: 'number',
  value: Number(`${mantissa}e${exponent}`),
});

/** Returns what the five mantissas around the middle of the scale mean (IEEE 11073-20601, annex F.7 and F.8); null for a number. */
function specialOf(mantissa: number, middle: number): DeviceNumber | null {
  switch (mantissa) {
    case middle - 2:
      return { kind: 'above' };
    case middle - 1:
      return { kind: 'not-a-number' };
    case middle:
      return { kind: 'not-at-this-resolution' };
    case middle + 1:
      return { kind: 'reserved' };
    case middle + 2:
      return { kind: 'below' };
    default:
      return null;
  }
}

const signed = (value: number, bits: number): number =>
  value >= 2 ** (bits - 1) ? value - 2 ** bits : value;

/** Reads the fields of a characteristic one after the other. All numbers have their lowest byte first. */
export class Bytes {
  #at = 0;
  readonly #view: DataView;

  constructor(view: DataView) {
    this.#view = view;
  }

  /** The number of bytes behind the last field that was read. */
  get left(): number {
    return this.#view.byteLength - this.#at;
  }

  #next(length: number): number {
    if (this.left < length) throw new CutOff();
    const at = this.#at;
    this.#at += length;
    return at;
  }

  uint8(): number {
    return this.#view.getUint8(this.#next(1));
  }

  uint16(): number {
    return this.#view.getUint16(this.#next(2), true);
  }

  int16(): number {
    return this.#view.getInt16(this.#next(2), true);
  }

  uint24(): number {
    return this.uint16() + 2 ** 16 * this.uint8();
  }

  /** Reads an IEEE 11073 16-bit float: 4 bits of exponent, 12 of mantissa. */
  sfloat(): DeviceNumber {
    const raw = this.uint16();
    const mantissa = raw & 0x0fff;
    return specialOf(mantissa, 0x0800) ?? numberOf(signed(mantissa, 12), signed(raw >> 12, 4));
  }

  /** Reads an IEEE 11073 32-bit float: 8 bits of exponent, 24 of mantissa. */
  float(): DeviceNumber {
    const mantissa = this.uint24();
    const exponent = signed(this.uint8(), 8);
    return specialOf(mantissa, 0x800000) ?? numberOf(signed(mantissa, 24), exponent);
  }
}

/** Tells if a bit is set. @param index from 0, the lowest */
export const hasBit = (flags: number, index: number): boolean => Math.floor(flags / 2 ** index) % 2 === 1;
