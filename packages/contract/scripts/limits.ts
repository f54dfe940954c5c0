import { type Document, resolve, type Schema } from './document';

const bounds = ['minLength', 'maxLength', 'minimum', 'maximum', 'pattern', 'enum', 'default'] as const;

/** The bounds of every schema's own fields, for forms: `limits.PatientSignUp.password.minLength`. */
export function printLimits(document: Document): string {
  const schemas = document.components.schemas as Record<string, Schema>;
  const rows = Object.entries(schemas).flatMap(([name, schema]) => {
    const fields = Object.entries(schema.properties ?? {}).flatMap(([field, property]) => {
      const found = boundsOf(resolve<Schema>(document, property));
      return Object.keys(found).length > 0 ? [[field, found] as const] : [];
    });
    return fields.length > 0 ? [[name, Object.fromEntries(fields)] as const] : [];
  });
  // One constant a schema, so that a form takes along only its own.
  return rows
    .map(([name, fields]) => `export const ${name} = ${JSON.stringify(fields, null, 2)} as const;\n`)
    .join('\n');
}

function boundsOf(schema: Schema): Record<string, unknown> {
  return Object.fromEntries(bounds.filter((key) => key in schema).map((key) => [key, schema[key]]));
}
