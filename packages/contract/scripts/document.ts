/** The parts of OpenAPI 3.1 that the generators read. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  [keyword: string]: unknown;
};
export type Example = { summary?: string; value: unknown };
export type MediaType = { schema: Schema; examples?: Record<string, Example | { $ref: string }> };
export type Parameter = {
  name: string;
  in: 'query' | 'path' | 'header';
  required?: boolean;
  schema: Schema;
};
export type Response = { description: string; content?: Record<string, MediaType> };
export type Operation = {
  operationId: string;
  tags: string[];
  security?: Record<string, string[]>[];
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { required?: boolean; content: Record<string, MediaType> };
  responses: Record<string, Response | { $ref: string }>;
  'x-audit'?: { record: string; action: 'read' | 'create' | 'change' | 'delete' } | false;
  'x-acting'?: 'self' | 'view' | 'manage' | 'full' | 'guardian' | 'none';
  'x-rate-limit'?: { requests: number; seconds: number; per: 'client' | 'account' };
  'x-recent-password'?: boolean;
  'x-batchable'?: boolean;
  'x-body-limit'?: number;
  'x-ignores-unknown-query'?: boolean;
  'x-transitions'?: { from: Record<string, string[]>; refusal?: string };
};
export type PathItem = {
  parameters?: (Parameter | { $ref: string })[];
} & Partial<Record<Method, Operation>>;
export type LiveEvent = { from: 'server' | 'client'; message: { $ref: string }; roles?: string[] };
export type Document = {
  paths: Record<string, PathItem>;
  /** Absent in documents that were released before there was one. */
  'x-live'?: {
    path: string;
    events: Record<string, LiveEvent>;
    demonstration: { path: string; events: Record<string, LiveEvent> };
    /** Absent in documents that were released before there was one. */
    calls?: { path: string; events: Record<string, LiveEvent> };
  };
  components: Record<string, Record<string, unknown>>;
};

export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof methods)[number];

/** Returns the target of a local `$ref`; any other value is returned unchanged. */
export function resolve<T extends object>(document: Document, node: T | { $ref: string }): T {
  if (!('$ref' in node) || typeof node.$ref !== 'string') return node as T;
  const found = node.$ref
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>(
      (at, key) => (at as Record<string, unknown>)[key.replaceAll('~1', '/').replaceAll('~0', '~')],
      document,
    );
  return resolve(document, found as T | { $ref: string });
}

export type Found = { path: string; method: Method; operation: Operation; item: PathItem };

/** Every operation of the document, in the order of its paths. */
export function operationsOf(document: Document): Found[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ path, method, operation, item }] : [];
    }),
  );
}
