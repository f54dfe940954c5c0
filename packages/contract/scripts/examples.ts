import {
  type Document,
  type Example,
  type MediaType,
  operationsOf,
  type Response,
  resolve,
} from './document';

/** Every example of the contract as a typed value, by operation, and the cast by name. */
export function printExamples(document: Document, cast: unknown): string {
  const rows = operationsOf(document).map(({ operation }) => {
    const body = Object.values(operation.requestBody?.content ?? {})[0];
    const answers = Object.entries(operation.responses).map(([status, response]) => {
      const { content = {} } = resolve<Response>(document, response);
      return [status, valuesOf(document, Object.values(content)[0])];
    });
    return [
      operation.operationId,
      { request: valuesOf(document, body), answers: Object.fromEntries(answers) },
    ];
  });
  return `import type { PatientProfile, User, VitalSign } from './schema';

export const examples = ${JSON.stringify(Object.fromEntries(rows), null, 2)} as const;

type Cast = {
  people: Record<'asha' | 'ravi' | 'diya' | 'kiran' | 'meera' | 'samuel' | 'admin', User>;
  profiles: Record<'asha' | 'ravi' | 'diya' | 'kiran', PatientProfile>;
  readings: Record<'asha' | 'ravi', VitalSign[]>;
};

/** The people of the examples; all invented. */
export const cast: Cast = ${JSON.stringify(cast, null, 2)};
`;
}

function valuesOf(document: Document, media?: MediaType): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(media?.examples ?? {}).map(([name, example]) => [
      name,
      resolve<Example>(document, example).value,
    ]),
  );
}
