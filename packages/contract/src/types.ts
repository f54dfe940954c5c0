import type { OperationId } from '../generated/operations';
import type { operations } from '../generated/schema';

export type { OperationId, Role } from '../generated/operations';

type Json<T> = T extends { content: { 'application/json': infer Body } } ? Body : never;

/** The JSON body that an operation takes; `never` where it takes none. */
export type RequestBody<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : never;

/** What an operation answers when it succeeds. */
export type SuccessBody<Id extends OperationId> = {
  [Status in keyof operations[Id]['responses']]: Status extends 200 | 201
    ? Json<operations[Id]['responses'][Status]>
    : never;
}[keyof operations[Id]['responses']];

/** Its query, every default filled in by the server. */
export type Query<Id extends OperationId> = NonNullable<operations[Id]['parameters']['query']>;

export type PathParameters<Id extends OperationId> = NonNullable<operations[Id]['parameters']['path']>;
