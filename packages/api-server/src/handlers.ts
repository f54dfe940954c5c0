import type { Readable } from 'node:stream';
import type { OperationId, operations as table } from '@nadi/contract/operations';
import type { components, operations } from '@nadi/contract/schema';
import { notImplementedYet } from './problem';

type Table = typeof table;
type ParameterOf<Id extends OperationId> = Table[Id]['parameters'][number];

/** Given where the contract declares any; `{}` otherwise, so that reading an undeclared one does not compile. */
type Declared<T> = [NonNullable<T>] extends [never] ? Record<never, never> : NonNullable<T>;

type NamesWithDefault<Id extends OperationId> = Extract<ParameterOf<Id>, { hasDefault: true }>['name'];
type Filled<T, Names> = T & {
  [Name in keyof T as Name extends Names ? Name : never]-?: NonNullable<T[Name]>;
};

/** A file of a form. Its name is left behind: it is the sender's, and nothing may depend on it. */
export type UploadedFile = {
  bytes: Buffer;
  /** As declared by the sender; not to be trusted. */
  declaredType: string;
};

type Parts<Id extends OperationId> = Table[Id]['parts'];
type JsonParts<Id extends OperationId> = {
  [Name in keyof Parts<Id> as Parts<Id>[Name] extends 'file'
    ? never
    : Name]: Parts<Id>[Name] extends keyof components['schemas']
    ? components['schemas'][Parts<Id>[Name]]
    : never;
};
type FileParts<Id extends OperationId> = {
  [Name in keyof Parts<Id> as Parts<Id>[Name] extends 'file' ? Name : never]?: UploadedFile;
};

type Body<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: infer Content };
}
  ? Content extends { 'application/json': infer Json }
    ? Json
    : JsonParts<Id>
  : undefined;

/** A request that the contract allows: everything in it was validated. */
export type ApiRequest<Id extends OperationId> = {
  /** JSON body; of a form, its JSON parts, parsed. */
  body: Body<Id>;
  /** Files of a form. */
  files: FileParts<Id>;
  /** Defaults are filled in. */
  query: Filled<Declared<operations[Id]['parameters']['query']>, NamesWithDefault<Id>>;
  path: Declared<operations[Id]['parameters']['path']>;
  headers: Declared<operations[Id]['parameters']['header']>;
};

type SuccessOf<Id extends OperationId> = operations[Id]['responses'][Table[Id]['success'] &
  keyof operations[Id]['responses']];
type DeclaredHeaders<Id extends OperationId> =
  SuccessOf<Id> extends { headers: infer Headers }
    ? { [Name in keyof Headers as string extends Name ? never : Exclude<Name, SetAside>]: Headers[Name] }
    : Record<never, never>;
/** The router adds what stands against the limits; a cookie is not given with each answer. */
type SetAside = 'RateLimit' | 'RateLimit-Policy' | 'Set-Cookie';
type Cookie<Id extends OperationId> =
  SuccessOf<Id> extends { headers: { 'Set-Cookie'?: string } & infer Headers }
    ? 'Set-Cookie' extends keyof Headers
      ? { 'Set-Cookie': string }
      : undefined
    : undefined;
type Content<Id extends OperationId> =
  SuccessOf<Id> extends { content: { 'application/json': infer Json } }
    ? { body: Json }
    : { body: Uint8Array | Streamed; contentType: string };

/** Bytes that are too many for memory, whole before the first of them is sent. */
export type Streamed = { length: number; content: Readable };

/** The successful answer of an operation; its status is in the contract. */
export type Answer<Id extends OperationId> = Content<Id> &
  (keyof DeclaredHeaders<Id> extends never
    ? { headers?: Cookie<Id> | undefined }
    : { headers: DeclaredHeaders<Id> });

export type Handler<Id extends OperationId, Context> = (
  request: ApiRequest<Id>,
  context: Context,
) => Promise<Answer<Id>>;

/** One handler for each operation of the contract; a missing one does not compile. */
export type Handlers<Context> = { readonly [Id in OperationId]: Handler<Id, Context> };

/** Stands in for an operation that is not written yet: answers 501. */
export const notImplemented = async (): Promise<never> => {
  throw notImplementedYet();
};
