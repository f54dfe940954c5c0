import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type OperationId, operations } from '@nadi/contract/operations';
import type { Problem } from '@nadi/contract/schema';
import { type FoundParameter, locateSchema, parametersOf } from '../contract-document';
import { absentPath } from './absent-address';
import type { Implementation } from './contract-suite';

const notNumbers = [
  'Infinity',
  '-Infinity',
  'NaN',
  '1e2',
  '1e400',
  '1E3',
  '-0',
  '+1',
  '0x10',
  '0b1',
  '0o7',
  '007',
];
const outOfRange = ['0', '-1', '1.5', '9007199254740993', '99999999999999999999', `${'9'.repeat(400)}`];
const badText = [
  '',
  ' ',
  ' 1',
  '1 ',
  '1,2',
  '[1]',
  '{}',
  'null',
  'true',
  'undefined',
  '١',
  '１',
  '\u0000',
  '\ud800',
];
const injected = ["' or 1=1 --", '$1', '%', '%s%n', '../../etc/passwd', '<script>', 'a'.repeat(1_500)];
const badDates = [
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00+00:01',
  '0000-12-31T23:59:59-00:01',
  '9999-12-31T23:59:59-23:59',
  '+010000-01-01T00:00:00Z',
  '-000001-01-01T00:00:00Z',
  '2026-02-30T00:00:00Z',
  '2016-12-31T23:59:60Z',
  '2026-11-20T07:10:00+24:00',
  '2026-11-20T07:10:00',
  '2026-11-20',
  '1e400',
];
const edgeDates = ['0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59+23:59'];
const edgeDays = [
  '0000-01-01',
  '0001-01-01',
  '0999-12-31',
  '9999-12-15',
  '9999-12-31',
  '2026-02-30',
  '0001-01',
  '9999-12',
];
const badZones = [
  'AET',
  'ECT',
  'PLT',
  'SST',
  'VST',
  'IST',
  'BST',
  'US/Pacific-New',
  'Factory',
  'Asia/Nowhere',
];
const hostile = [
  ...notNumbers,
  ...outOfRange,
  ...badText,
  ...injected,
  ...badDates,
  ...edgeDates,
  ...edgeDays,
  ...badZones,
];

const ids = Object.keys(operations) as OperationId[];
const queriesOf = (id: OperationId) => parametersOf(id).filter((parameter) => parameter.in === 'query');
const asked = ids.flatMap((id) =>
  queriesOf(id).map((parameter) => ({ id, name: parameter.name, parameter })),
);

/** Values that must be refused; what else is hostile may be refused or answered, but must not break the server. */
function refusedBy({ schema, pointer }: FoundParameter): string[] {
  const { type, format, minimum } = { ...schema, ...locateSchema(pointer) };
  const isZeroRight = minimum === 0;
  if (type === 'integer')
    return [...notNumbers, ...outOfRange.filter((value) => !(isZeroRight && value === '0')), ...badText];
  return format === 'date-time' ? [...badDates, ...notNumbers] : [];
}

/** A value of a parameter that an operation cannot do without. */
function rightFor({ schema, pointer }: FoundParameter): string {
  const { enum: allowed, format } = { ...schema, ...locateSchema(pointer) };
  if (Array.isArray(allowed)) return String(allowed[0]);
  return format === 'date' ? '2026-11-20' : 'Asha';
}

type Asked = {
  start(): Promise<Implementation>;
  /** Operations of which it answers its example, whatever id it is asked for. @default none */
  fromExamples?: readonly OperationId[];
};

/** Whatever is asked for in a query, the answer is a problem or what was asked for, never a failure of the server. */
export function describeHostileQueries({ start, fromExamples = [] }: Asked): void {
  let server: Implementation;
  const tokens = new Map<string, string>();
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.close());

  async function send(id: OperationId, query: Record<string, string>) {
    const [role = 'PATIENT'] = operations[id].roles;
    const token = tokens.get(role) ?? (await server.tokenFor(role));
    tokens.set(role, token);
    const address = `${server.url}${absentPath(id)}?${new URLSearchParams(query)}`;
    const { method } = operations[id];
    const answer = await fetch(address, { method, headers: { Authorization: `Bearer ${token}` } });
    // A file says nothing but that it was sent.
    const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
    const body = (isJson ? await answer.json() : {}) as Partial<Problem>;
    return { status: answer.status, body };
  }

  it('is asked of something', () => expect(asked.length).toBeGreaterThan(10));

  it.each(asked)('$id: $name', async ({ id, name, parameter }) => {
    const others = queriesOf(id).filter((other) => other.required && other.name !== name);
    const required = Object.fromEntries(others.map((other) => [other.name, rightFor(other)]));
    const mustBeRefused = new Set(refusedBy(parameter));
    const wrong: unknown[] = [];
    for (const value of hostile) {
      const { status, body } = await send(id, { ...required, [name]: value });
      // A range of days that is too long may be told of its other end.
      const isNamed = [name, ...Object.keys(required)].some(
        (named) => body.errors?.[0]?.pointer === `/query/${named}`,
      );
      const isTold = status === 422 && isNamed;
      // Expects 404 for a right query of a thing that is not there.
      const found = operations[id].path.includes('{') && !fromExamples.includes(id) ? 404 : 200;
      const isRight = isTold || (status === found && !mustBeRefused.has(value));
      if (!isRight) wrong.push({ value, status, detail: body.detail });
    }
    expect(wrong).toEqual([]);
  });
}
