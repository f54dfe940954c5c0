/** One spelling for each number: no exponent, no other base, no sign without need, nothing that is not finite. */
const integer = /^(?:0|-?[1-9]\d{0,15})$/;
const decimal = /^(?:-?(?:0|[1-9]\d{0,15})(?:\.\d{1,15})?)$/;

/**
 * Turns text of an address or a header into the value that its schema means. Text that means none stays text, which the schema then
 * refuses: Ajv's own coercion takes `Infinity`, `1e400` and `0x10` for numbers.
 *
 * @param type `type` of its schema
 */
export function fromText(text: unknown, type: unknown): unknown {
  if (typeof text !== 'string') return text;
  if (type === 'integer')
    return integer.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : text;
  if (type === 'number') return decimal.test(text) && !Object.is(Number(text), -0) ? Number(text) : text;
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  return text;
}
