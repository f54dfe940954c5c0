export const bareType = (type: string) => (type.split(';')[0] ?? '').trim().toLowerCase();
export const isJsonType = (type: string) => /[/+]json$/.test(type);

/** `image/*` takes `image/png`; the nearest goes first. */
export function findMedia<T>(content: Readonly<Record<string, T>>, type: string): T | undefined {
  const exact = Object.keys(content).find((key) => bareType(key) === type);
  const [group] = type.split('/');
  const key = exact ?? [`${group}/*`, '*/*'].find((range) => range in content);
  return key === undefined ? undefined : content[key];
}
