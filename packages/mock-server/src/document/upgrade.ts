import { isObject, isText, type Node } from './node';

/** In these nothing is a schema. */
const values = new Set(['example', 'examples', 'default', 'enum', 'const', 'value']);

/** Converts the differences of OpenAPI 3.0 to 3.1: `nullable` and exclusive bounds. Another version stays unchanged. */
export function upgrade(document: Node): Node {
  return isText(document.openapi) && document.openapi.startsWith('3.0')
    ? (upgraded(document, false) as Node)
    : document;
}

/** @param isMap whether its keys are names that someone chose, not keywords */
function upgraded(node: unknown, isMap: boolean): unknown {
  if (Array.isArray(node)) return node.map((part) => upgraded(part, false));
  if (!isObject(node)) return node;
  const made: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(node))
    made[key] = !isMap && values.has(key) ? part : upgraded(part, !isMap && key === 'properties');
  return isMap ? made : asSchema(made);
}

function asSchema(node: Record<string, unknown>): Node {
  for (const [bound, exclusive] of [
    ['minimum', 'exclusiveMinimum'],
    ['maximum', 'exclusiveMaximum'],
  ] as const) {
    if (typeof node[exclusive] !== 'boolean') continue;
    if (node[exclusive] === true) {
      node[exclusive] = node[bound];
      delete node[bound];
    } else delete node[exclusive];
  }
  if (node.nullable !== true) return node;
  const { nullable: _, ...schema } = node;
  if (isText(schema.type)) {
    const nulled =
      Array.isArray(schema.enum) && !schema.enum.includes(null) ? { enum: [...schema.enum, null] } : {};
    return { ...schema, type: [schema.type, 'null'], ...nulled };
  }
  const alternatives = ['$ref', 'allOf', 'oneOf', 'anyOf'].some((key) => key in schema);
  return alternatives ? { anyOf: [schema, { type: 'null' }] } : schema;
}
