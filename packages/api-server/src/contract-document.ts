import openapi from '@nadi/contract/openapi.json' with { type: 'json' };
import { type OperationId, operations } from '@nadi/contract/operations';

type Node = { [key: string]: unknown };

export type FoundParameter = {
  name: string;
  in: 'query' | 'path' | 'header';
  required?: boolean;
  schema: Node;
  /** Path of its schema in the document. */
  pointer: string;
};

/** The name under which the whole document is known to Ajv. */
export const documentId = 'contract';

const toPointerPart = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');
const fromPointerPart = (key: string) => key.replaceAll('~1', '/').replaceAll('~0', '~');

function at(pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((node, key) => (node as Node | undefined)?.[fromPointerPart(key)], openapi);
}

/** Follows `$ref`s to where a thing really stands. */
function locate(pointer: string): { pointer: string; node: Node } | null {
  const node = at(pointer) as Node | undefined;
  if (node === undefined) return null;
  return typeof node.$ref === 'string' ? locate(node.$ref.slice(1)) : { pointer, node };
}

/** A reference that Ajv resolves; braces of path templates are not allowed in a URI. */
export const reference = (pointer: string) => ({ $ref: `${documentId}#${encodeURI(pointer)}` });

const operationPointer = (id: OperationId) =>
  `/paths/${toPointerPart(operations[id].path)}/${operations[id].method}`;

/** The parameters of an operation, those of its path included. */
export function parametersOf(id: OperationId): FoundParameter[] {
  const places = [
    `/paths/${toPointerPart(operations[id].path)}/parameters`,
    `${operationPointer(id)}/parameters`,
  ];
  return places.flatMap((place) =>
    ((at(place) as Node[] | undefined) ?? []).flatMap((_, index) => {
      const found = locate(`${place}/${index}`);
      if (!found) return [];
      return [{ ...(found.node as unknown as FoundParameter), pointer: `${found.pointer}/schema` }];
    }),
  );
}

/** The schema that stands at a pointer, behind its references. */
export const locateSchema = (pointer: string): Node => locate(pointer)?.node ?? {};

/** The default of a parameter, which may stand behind references. */
export const defaultOf = (parameter: FoundParameter): unknown => locateSchema(parameter.pointer).default;

/** Returns the path of the request body's schema; null if there is no body. */
export function bodyPointer(id: OperationId): string | null {
  const media = operations[id].body;
  return media ? `${operationPointer(id)}/requestBody/content/${toPointerPart(media)}/schema` : null;
}

/** Returns the path of an answer's schema; null if it has no JSON. */
export function answerPointer(id: OperationId, status: number): string | null {
  const response = locate(`${operationPointer(id)}/responses/${status}`);
  if (!response) return null;
  const media = Object.keys((response.node.content as Node | undefined) ?? {}).find((type) =>
    type.endsWith('json'),
  );
  return media ? `${response.pointer}/content/${toPointerPart(media)}/schema` : null;
}

export { openapi };
