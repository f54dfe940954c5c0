import { Column, is, SQL, Subquery } from 'drizzle-orm';

type Decoder = { mapFromDriverValue(value: unknown): unknown };
type Field = { path: readonly string[]; field: unknown };
/** The parts that the ORM keeps of a built query. */
type Insides = {
  fields?: readonly Field[];
  customResultMapper?: (rows: readonly (readonly unknown[])[]) => unknown;
};

/**
 * Has a query read its rows by what was found out of its columns once: the ORM asks of each value of each row anew what it is, which is a
 * twelfth of what a list of readings costs. Rows of several tables are left to the ORM, which knows which of them may be missing.
 */
export function withRowReader<Query extends object>(query: Query): Query {
  const insides = query as Insides;
  const { fields } = insides;
  if (!fields || insides.customResultMapper || fields.some(({ path }) => path.length !== 1)) return query;
  const columns = fields.map(({ path: [name = ''], field }) => ({ name, decoder: decoderOf(field) }));
  insides.customResultMapper = (rows) =>
    rows.map((row) => {
      const read: Record<string, unknown> = {};
      columns.forEach(({ name, decoder }, index) => {
        const value = row[index];
        read[name] = value === null ? null : decoder.mapFromDriverValue(value);
      });
      return read;
    });
  return query;
}

/** As the ORM chooses it. */
function decoderOf(field: unknown): Decoder {
  if (is(field, Column)) return field;
  if (is(field, SQL)) return (field as unknown as { decoder: Decoder }).decoder;
  if (is(field, Subquery)) return (field as unknown as { _: { sql: { decoder: Decoder } } })._.sql.decoder;
  return (field as { sql: { decoder: Decoder } }).sql.decoder;
}
