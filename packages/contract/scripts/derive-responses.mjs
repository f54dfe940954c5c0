import { addPatientHeader } from './derive-patient.mjs';

/**
 * Adds to each operation the refusals that follow from what it takes, so that nobody types them. What an operation says itself stays. `x-never: ["403"]` says that it never answers so, whatever follows.
 */
const methods = ['get', 'put', 'post', 'delete', 'patch'];

/**
 * Returns refusals by status, each with its name in `openapi/responses.yaml`.
 *
 * @param {{ isSignedIn: boolean; hasBody: boolean; ignoresUnknownQuery: boolean; parameters: readonly { name: string; in: string }[] }} takes
 */
export function refusalsOf({ isSignedIn, hasBody, ignoresUnknownQuery, parameters }) {
  const takes = (place, name) =>
    parameters.some((one) => one.in === place && (name === undefined || one.name === name));
  return {
    ...(isSignedIn && { 401: 'Unauthorized', 403: 'Forbidden' }),
    // An address that cannot be decoded, and a header that is there twice, may come to any operation.
    400: 'BadRequest',
    // A name of the query that the operation does not know is refused too.
    ...((hasBody || takes('query') || takes('header') || !ignoresUnknownQuery) && { 422: 'Unprocessable' }),
    // Answers 404 for a patient whom the caller may not ask for, too.
    ...((takes('path') || takes('header', 'Nadi-Patient')) && { 404: 'NotFound' }),
    ...(takes('header', 'Idempotency-Key') && { 409: 'StillRunning' }),
    ...(takes('header', 'If-Match') && { 412: 'PreconditionFailed' }),
    ...(hasBody && { 413: 'TooLarge', 415: 'UnsupportedMedia' }),
    429: 'TooManyRequests',
    500: 'ServerError',
    503: 'Unavailable',
  };
}

/** For the plugin of Redocly. */
export const deriveResponses = () => ({
  PathItem: {
    enter(item, { resolve }) {
      const found = (parameters = []) => parameters.map((one) => resolve(one).node ?? one);
      for (const [method, operation] of methods.map((one) => [one, item[one]]).filter(([, one]) => one)) {
        addPatientHeader(operation, method);
        const { responses, security = [], 'x-never': never = [] } = operation;
        const ignoresUnknownQuery = operation['x-ignores-unknown-query'] === true;
        const refusals = refusalsOf({
          isSignedIn: security.some((one) => Object.keys(one).length > 0),
          hasBody: 'requestBody' in operation,
          ignoresUnknownQuery,
          parameters: [...found(item.parameters), ...found(operation.parameters)],
        });
        for (const [status, name] of Object.entries(refusals))
          if (!never.includes(status)) responses[status] ??= { $ref: `../responses.yaml#/${name}` };
        delete operation['x-never'];
      }
    },
  },
});
