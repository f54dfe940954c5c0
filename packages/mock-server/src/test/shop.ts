import type { Item, LightMock } from '../mock-types';

const json = (schema: unknown, examples?: Item) => ({
  content: { 'application/json': { schema, ...(examples ? { examples } : {}) } },
});
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const id = { name: 'bookId', in: 'path', required: true, schema: { type: 'integer' } };
const problems = { '404': { description: 'None.' }, '422': { description: 'Wrong.' } };

/** A small shop of books, with one of each thing that the mock has a rule for. */
export const shop = {
  openapi: '3.1.0',
  info: { title: 'Books', version: '1' },
  servers: [{ url: 'https://books.example/v1' }],
  security: [],
  paths: {
    '/books': {
      get: {
        operationId: 'listBooks',
        parameters: [
          { name: 'page', in: 'query', schema: { type: 'integer', minimum: 1, default: 1 } },
          { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 100, default: 2 } },
          { name: 'genre', in: 'query', schema: ref('Genre') },
          { name: 'q', in: 'query', schema: { type: 'string' } },
          { name: 'sort', in: 'query', schema: { type: 'string' } },
        ],
        responses: {
          '200': {
            description: 'A page.',
            ...json(ref('BookPage'), {
              three: {
                value: {
                  success: true,
                  data: [
                    { id: 1, title: 'Rivers', genre: 'poems', version: 1, createdAt: '2026-01-01T00:00:00Z' },
                    { id: 2, title: 'Stones', genre: 'novel', version: 4, createdAt: '2026-01-02T00:00:00Z' },
                    {
                      id: 3,
                      title: 'Gardens',
                      genre: 'poems',
                      version: 1,
                      createdAt: '2026-01-03T00:00:00Z',
                    },
                  ],
                  pagination: { page: 1, limit: 2, total: 3, pages: 2 },
                },
              },
            }),
          },
        },
      },
      post: {
        operationId: 'addBook',
        parameters: [{ name: 'Idempotency-Key', in: 'header', schema: { type: 'string', minLength: 8 } }],
        requestBody: { required: true, ...json(ref('NewBook')) },
        responses: {
          '201': {
            description: 'Added.',
            headers: { ETag: { schema: { type: 'string' } }, Location: { schema: { type: 'string' } } },
            ...json(ref('BookAnswer')),
          },
          ...problems,
        },
      },
    },
    '/books/{bookId}': {
      parameters: [id],
      get: {
        operationId: 'readBook',
        responses: { '200': { description: 'It.', ...json(ref('BookAnswer')) }, ...problems },
      },
      put: {
        operationId: 'replaceBook',
        parameters: [{ name: 'If-Match', in: 'header', schema: { type: 'string' } }],
        requestBody: { required: true, ...json(ref('NewBook')) },
        responses: { '200': { description: 'It.', ...json(ref('BookAnswer')) }, ...problems },
      },
      patch: {
        operationId: 'changeBook',
        requestBody: {
          required: true,
          content: {
            'application/merge-patch+json': { schema: ref('BookPatch') },
            'application/json-patch+json': { schema: { type: 'array' } },
          },
        },
        responses: { '200': { description: 'It.', ...json(ref('BookAnswer')) }, ...problems },
      },
      delete: { operationId: 'removeBook', responses: { '204': { description: 'Gone.' }, ...problems } },
    },
    '/books/{book}/shelf': {
      put: {
        operationId: 'shelveBook',
        parameters: [{ name: 'book', in: 'path', required: true, schema: { type: 'integer' } }],
        requestBody: {
          required: true,
          ...json({ type: 'object', properties: { shelf: { type: 'string' } } }),
        },
        responses: { '200': { description: 'It.', ...json(ref('BookAnswer')) }, ...problems },
      },
    },
    '/books/{bookId}/reviews': {
      parameters: [id],
      get: {
        operationId: 'listReviews',
        responses: {
          '200': {
            description: 'All.',
            ...json(
              { type: 'array', items: ref('Review') },
              { one: { value: [{ id: 'a', text: 'Good.' }] } },
            ),
          },
        },
      },
      post: {
        operationId: 'review',
        requestBody: {
          required: true,
          ...json({ type: 'object', required: ['text'], properties: { text: { type: 'string' } } }),
        },
        responses: { '201': { description: 'It.', ...json(ref('Review')) } },
      },
    },
    '/settings': {
      get: {
        operationId: 'readSettings',
        responses: { '200': { description: 'They.', ...json(ref('Settings')) } },
      },
      put: {
        operationId: 'changeSettings',
        requestBody: { required: true, ...json(ref('Settings')) },
        responses: { '200': { description: 'They.', ...json(ref('Settings')) } },
      },
      delete: { operationId: 'forgetSettings', responses: { '204': { description: 'Gone.' } } },
    },
    '/weather': {
      get: {
        operationId: 'readWeather',
        security: [{ bearer: ['READ'] }, { key: [] }],
        responses: {
          '200': {
            description: 'Today.',
            ...json(
              {
                type: 'object',
                required: ['degrees'],
                properties: { degrees: { type: 'number', minimum: -60 } },
              },
              { warm: { value: { degrees: 21 } }, cold: { value: { degrees: -4 } } },
            ),
          },
          '503': {
            description: 'No.',
            ...json({
              type: 'object',
              properties: { message: { type: 'string' }, code: { type: 'integer' } },
            }),
          },
        },
      },
    },
  },
  components: {
    securitySchemes: {
      bearer: { type: 'http', scheme: 'bearer' },
      key: { type: 'apiKey', in: 'query', name: 'key' },
    },
    schemas: {
      Genre: { type: 'string', enum: ['poems', 'novel'] },
      Book: {
        type: 'object',
        required: ['id', 'title', 'genre', 'version', 'createdAt'],
        properties: {
          id: { type: 'integer', readOnly: true },
          title: { type: 'string', minLength: 1 },
          genre: ref('Genre'),
          shelf: { type: ['string', 'null'] },
          inStock: { type: 'boolean', default: true },
          version: { type: 'integer', minimum: 1 },
          createdAt: { type: 'string', format: 'date-time' },
        },
        additionalProperties: false,
      },
      NewBook: {
        type: 'object',
        required: ['title', 'genre'],
        properties: {
          title: { type: 'string', minLength: 1 },
          genre: ref('Genre'),
          shelf: { type: 'string' },
        },
        additionalProperties: false,
      },
      BookPatch: {
        type: 'object',
        properties: { title: { type: 'string' }, shelf: { type: ['string', 'null'] } },
      },
      BookAnswer: {
        type: 'object',
        required: ['success', 'data'],
        properties: { success: { const: true }, data: ref('Book') },
      },
      BookPage: {
        type: 'object',
        required: ['success', 'data', 'pagination'],
        properties: {
          success: { const: true },
          data: { type: 'array', items: ref('Book') },
          pagination: {
            type: 'object',
            properties: Object.fromEntries(
              ['page', 'limit', 'total', 'pages'].map((name) => [name, { type: 'integer' }]),
            ),
          },
        },
      },
      Review: {
        type: 'object',
        required: ['id', 'text'],
        properties: { id: { type: 'string', format: 'uuid' }, text: { type: 'string' } },
      },
      Settings: {
        type: 'object',
        properties: {
          theme: { type: 'string', default: 'light' },
          updatedAt: { type: 'string', format: 'date-time' },
        },
      },
    },
  },
};

export type Answered = { status: number; headers: Headers; body: Item; list: Item[] };

/** Asks a mock as a client does. */
export async function ask(
  mock: Pick<LightMock, 'fetch'>,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answered> {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
  const response = await mock.fetch(
    new Request(`http://mock${path}`, { method, headers: { ...type, ...headers }, ...sent }),
  );
  const text = await response.text();
  const value = text === '' ? {} : JSON.parse(text);
  return { status: response.status, headers: response.headers, body: value, list: value };
}
