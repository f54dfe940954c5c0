/** Parts of path templates. Two templates that differ in the names of their parameters alone mean the same place. */
export const lastOf = (path: string) => path.split('/').at(-1) ?? '';
export const above = (path: string) => path.slice(0, path.lastIndexOf('/'));
export const parameterOf = (path: string) => /^\{([^}]+)\}$/.exec(lastOf(path))?.[1] ?? null;

/** `/apps/{app_id}` and `/apps/{id}` have the same. */
export const shapeOf = (path: string) => path.replaceAll(/\{[^}]+\}/g, '{}');

const partsOf = (path: string) => path.split('/').slice(1);

/** Returns the part of an operation's path that a template above it has, with the values of a request: `/posts/3/comments`. */
export function concretePath(operation: string, template: string, values: Record<string, string>): string {
  const parts = partsOf(operation).slice(0, partsOf(template).length);
  return parts
    .map((part) => `/${part.replaceAll(/\{([^}]+)\}/g, (_, name: string) => values[name] ?? '')}`)
    .join('');
}

/** The value that stands right below a template in an operation's path; undefined where none does. */
export function valueBelow(
  operation: string,
  template: string,
  values: Record<string, string>,
): string | undefined {
  const name = parameterOf(`/${partsOf(operation)[partsOf(template).length] ?? ''}`);
  return name === null ? undefined : values[name];
}
