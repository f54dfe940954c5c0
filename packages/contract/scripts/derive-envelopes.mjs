/**
 * Puts what an answer carries into its envelope: `x-answer` holds the schema of `data`; `x-page` and `x-cursor-page` that of a list, with
 * its place among all pages. `x-beside` names more that stands beside `data`.
 */
const reference = (name) => ({ pagination: { $ref: `common.yaml#/${name}` } });

const besideData = {
  'x-answer': {},
  'x-page': reference('Pagination'),
  'x-cursor-page': reference('CursorPagination'),
};

/** For the plugin of Redocly. */
export const deriveEnvelopes = () => ({
  Schema: {
    enter(schema) {
      for (const [mark, more] of Object.entries(besideData)) {
        if (!(mark in schema)) continue;
        const { [mark]: data, 'x-beside': beside } = schema;
        delete schema[mark];
        delete schema['x-beside'];
        const success = { type: 'boolean', const: true, description: 'Always true.' };
        Object.assign(schema, {
          type: 'object',
          required: ['success', 'data', ...Object.keys({ ...more, ...beside })],
          properties: { success, data, ...structuredClone(more), ...beside },
          unevaluatedProperties: false,
        });
      }
    },
  },
});
