import { describe, expect, it } from '@jest/globals';
import { operations } from '../../packages/contract/generated/operations';
import { because, handlers } from '../../packages/mock-server/src/nadi/handlers';
import { kinds } from '../../packages/mock-server/src/nadi/kinds';
import { files } from './source';

/** The API has a file for each operation, in the room of its area. */
const areaOf = new Map(
  files.flatMap((file) => {
    const [, area, id] = /^apps\/api\/src\/areas\/([^/]+)\/operations\/(\w+)\.ts$/.exec(file) ?? [];
    return area && id ? [[id, area] as const] : [];
  }),
);
const areas = [...new Set(areaOf.values())];
const ofArea = (ids: readonly string[], area: string) => ids.filter((id) => areaOf.get(id) === area);

/**
 * Signing in needs tokens, codes and e-mails, and insights are worked out of a whole record and named by their key: no rule of a contract describes them.
 */
const apart: readonly string[] = ['identity', 'insights'];

describe('the mock answers by its rules', () => {
  it.each(areas.filter((area) => !apart.includes(area)))(
    'a quarter of %s has a handler at most, or one',
    (area) => {
      const all = ofArea(Object.keys(operations), area);
      const handled = ofArea(Object.keys(handlers), area);
      expect(all.length).toBeGreaterThan(0);
      expect(handled.length).toBeLessThanOrEqual(Math.max(1, Math.floor(all.length / 4)));
    },
  );

  it('each handler says in a few words why', () => {
    expect(Object.keys(because).sort()).toEqual(Object.keys(handlers).sort());
    for (const reason of Object.values(because)) expect(reason).toMatch(/^.{8,80}$/);
  });

  it('names paths of the contract for each kind', () => {
    const paths = new Set<string>(Object.values(operations).map(({ path }) => path));
    expect(Object.keys(kinds).filter((path) => !paths.has(path))).toEqual([]);
  });
});
