import type { View } from '../document/schema-view';
import { singular } from './envelope';

const usual = ['id', '_id', 'uuid', 'uid', 'guid', 'key', 'slug', 'code', 'number', 'name'];

const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** Returns the property of an item that its path uses: `petId` may be `petId`, `pet_id` or `id`. */
export function findIdName(item: View, parameter: string | null, segment: string): string {
  const names = [...item.properties.keys()];
  const like = (wanted: string) => names.find((name) => plain(name) === plain(wanted));
  const thing = plain(singular(segment));
  const bare = parameter && plain(parameter).startsWith(thing) ? plain(parameter).slice(thing.length) : '';
  const wanted = [
    ...(parameter ? [parameter] : []),
    ...(bare ? [bare] : []),
    // `floating_ip` is the `ip` of a thing.
    ...(parameter ? names.filter((name) => name.length > 1 && plain(parameter).endsWith(plain(name))) : []),
    ...usual.slice(0, 5),
    `${singular(segment)}Id`,
    ...usual.slice(5),
  ];
  for (const name of wanted) {
    const found = like(name);
    if (found && isScalar(item, found)) return found;
  }
  // If nothing names an item, the mock does.
  return 'id';
}

function isScalar(item: View, name: string): boolean {
  const property = item.properties.get(name);
  return property !== undefined && !['object', 'array'].includes(String([property.type].flat()[0]));
}
