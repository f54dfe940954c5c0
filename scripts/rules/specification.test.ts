import { describe, expect, it } from '@jest/globals';
import document from '../../packages/contract/generated/openapi.json' with { type: 'json' };
import { files, isCode, isTest, read } from './source';
import { calls, fields, values } from './specification/calls';
import { routes, tabs } from './specification/pages';
import { numbers, texts } from './specification/texts';

type Schema = {
  $ref?: string;
  properties?: Record<string, Schema>;
  enum?: readonly string[];
  allOf?: Schema[];
  oneOf?: Schema[];
};
type Operation = {
  parameters?: { $ref?: string; name?: string; in?: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};
const contract = document as unknown as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; parameters: Record<string, { name: string; in: string }> };
};
const namedLast = (ref: string) => ref.split('/').at(-1) ?? '';

/** The names of the fields of a schema, with those of all that it consists of. */
function namesOf(schema: Schema): string[] {
  const parts = [...(schema.allOf ?? []), ...(schema.oneOf ?? [])];
  const referred = schema.$ref && contract.components.schemas[namedLast(schema.$ref)];
  return [
    ...Object.keys(schema.properties ?? {}),
    ...[...parts, ...(referred ? [referred] : [])].flatMap(namesOf),
  ];
}

const queryOf = ({ parameters = [] }: Operation) =>
  parameters.map(({ $ref, name }) => ($ref ? contract.components.parameters[namedLast($ref)]?.name : name));

const code = files.filter((file) => isCode(file) && !isTest(file) && /^(apps|packages)\//.test(file));
const web = code.filter((file) => file.startsWith('apps/web/src/'));
const catalogues = files.filter((file) => /^packages\/ui\/messages\/en\//.test(file));

describe('the contract has, of the specification,', () => {
  it.each(calls)('the call %s', (call) => {
    const [method = '', path = '', ...names] = call.split(' ');
    const operation = contract.paths[path]?.[method.toLowerCase()];
    if (!operation) throw new Error(`There is no ${method} ${path}.`);
    const body = Object.values(operation.requestBody?.content ?? {}).flatMap(({ schema }) => namesOf(schema));
    const known = [...queryOf(operation).map((name) => `?${name}`), ...body];
    expect(known).toEqual(expect.arrayContaining(names));
  });

  it.each(Object.entries(fields))('the fields of %s', (schema, names) => {
    expect(namesOf(contract.components.schemas[schema] ?? {})).toEqual(expect.arrayContaining([...names]));
  });

  it.each(Object.entries(values))('the values of %s', (schema, names) => {
    expect(contract.components.schemas[schema]?.enum).toEqual(names);
  });
});

describe('the web app has, of the specification,', () => {
  const tables = web
    .filter((file) => /\/(routes|drawn|destination|AppRoutes)\.tsx?$/.test(file))
    .map((file) => read(file).replaceAll('path="', "path='").replaceAll('" element', "' element"))
    .map((table) => table.replaceAll(/:\w+(?=[/'])/g, ':*'));
  const written = [...catalogues, ...code].map(read);

  it.each(routes)('the address %s', (route) => {
    const own = `'${route.replaceAll(/:\w+/g, ':*')}'`;
    expect(tables.some((table) => table.includes(own))).toBe(true);
  });

  it.each(tabs)('the tab %s of an administrator', (tab) => {
    expect(read('apps/web/src/areas/administration/AdminRoute.tsx')).toContain(`'${tab}'`);
  });

  it.each(texts)('the text "%s"', (text) => {
    expect(written.some((content) => content.includes(text))).toBe(true);
  });

  it.each(numbers)('the number: %s (%s)', (_, file, stated) => {
    expect(read(file)).toContain(stated);
  });
});
