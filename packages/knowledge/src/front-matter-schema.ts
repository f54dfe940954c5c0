import { vitalSignTypes } from '@nadi/domain/vital-signs/vital-sign';
import { articleKinds } from './article';
import { categoryIds } from './categories';

const text = { type: 'string', minLength: 1, pattern: '^\\S(.*\\S)?$' };
const day = { type: 'string', pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' };
const orNull = (schema: { type: string }) => ({ ...schema, type: [schema.type, 'null'] });
const list = (items: object, rest: object = {}) => ({ type: 'array', items, uniqueItems: true, ...rest });
const object = (properties: Record<string, object>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

/** JSON Schema of the front matter of an article. */
export const frontMatterSchema = object({
  title: { ...text, maxLength: 80 },
  name: { ...text, maxLength: 40 },
  kind: { enum: articleKinds },
  category: { enum: categoryIds },
  summary: { ...text, maxLength: 200 },
  author: text,
  reviewer: orNull(text),
  reviewedOn: orNull(day),
  writtenOn: day,
  nextReviewOn: day,
  version: { type: 'integer', minimum: 1 },
  changes: list(object({ version: { type: 'integer', minimum: 1 }, on: day, what: text }), { minItems: 1 }),
  keywords: list(text, { minItems: 1 }),
  codes: object({
    vitalSigns: list({ enum: vitalSignTypes }),
    loinc: list({ type: 'string', pattern: '^\\d{1,7}-\\d$' }),
    atc: list({ type: 'string', pattern: '^[A-Z]\\d{2}[A-Z]{2}(\\d{2})?$' }),
  }),
  urgency: {
    oneOf: [{ type: 'null' }, object({ lead: text, signs: list(text, { minItems: 1 }), note: text })],
  },
  related: list({ type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' }),
  sources: list(object({ text, url: { type: 'string', pattern: '^https://\\S+$' } }), { minItems: 1 }),
});
