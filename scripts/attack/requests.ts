import { examples } from '../../packages/contract/generated/examples';
import openapi from '../../packages/contract/generated/openapi.json' with { type: 'json' };
import { operations } from '../../packages/contract/generated/operations';

export type AttackedOperation = {
  id: string;
  method: string;
  /** Below `/api/v1`, with its parameters in braces. */
  path: string;
  /** The roles that may call it; empty for everyone. */
  roles: readonly string[];
  /** Media type of its body; null if it takes none. */
  bodyType: string | null;
  /** The contract's examples of its body. */
  bodies: unknown[];
  query: { name: string; value: string }[];
};

type Parameter = { $ref?: string; name: string; in: string; example?: unknown; schema?: Schema };
type Schema = { $ref?: string; default?: unknown; enum?: unknown[]; type?: string; format?: string };

const at = (pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key.replaceAll('~1', '/')], openapi);

const resolve = <Node extends { $ref?: string }>(node: Node): Node =>
  node.$ref ? resolve(at(node.$ref) as Node) : node;

function sampleOf(schema: Schema = {}): string {
  const { default: preset, enum: words, type, format } = resolve(schema);
  if (preset !== undefined) return String(preset);
  if (words?.[0] !== undefined) return String(words[0]);
  if (format === 'date-time') return '2026-01-01T00:00:00Z';
  if (format === 'date') return '2026-01-01';
  if (format === 'uuid') return '0198f000-0000-7000-8000-00000000dead';
  return type === 'integer' ? '1' : 'a';
}

/** Every operation of the contract, with its inputs filled from its examples. */
export const attacked: readonly AttackedOperation[] = Object.entries(operations).map(([id, row]) => {
  const item = (openapi.paths as unknown as Record<string, Record<string, { parameters?: Parameter[] }>>)[
    row.path
  ];
  const parameters = (item?.[row.method]?.parameters ?? []).map(resolve);
  return {
    id,
    method: row.method,
    path: row.path,
    roles: row.roles,
    bodyType: row.body,
    bodies: Object.values((examples as Record<string, { request?: object }>)[id]?.request ?? {}),
    query: parameters
      .filter((parameter) => parameter.in === 'query')
      .map(({ name, example, schema }) => ({ name, value: example ? String(example) : sampleOf(schema) })),
  };
});

/** An arbitrary valid id. */
export const someId = '0198f000-0000-7000-8000-00000000dead';

const boundary = 'a-boundary-of-an-attack';

/** A body as it is sent, with its `Content-Type`. */
export function toWire({ bodyType }: AttackedOperation, body: unknown): { type: string; text: string } {
  if (bodyType !== 'multipart/form-data') return { type: 'application/json', text: JSON.stringify(body) };
  const parts = Object.entries(body as Record<string, unknown>).map(([name, value]) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
  });
  return { type: `multipart/form-data; boundary=${boundary}`, text: `${parts.join('')}--${boundary}--\r\n` };
}
