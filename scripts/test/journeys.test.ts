import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '../root';
import { hashFiles } from './inputs';
import { areasOf, partsOf } from './journeys';
import { readRooms } from './rooms';

const folder = 'apps/web/e2e';
const journeys = readdirSync(join(root, folder)).filter((name) => name.endsWith('.test.ts'));
const declared = journeys.flatMap((name) => {
  const areas = areasOf(readFileSync(join(root, folder, name), 'utf8'));
  return areas ? [{ name, areas }] : [];
});

const files = hashFiles();
const rooms = readRooms(files.map(({ file }) => file));
const texts = { records_title: 'Records', registrations_filter: 'Status' };
const depends = (areas: readonly string[] | undefined) =>
  partsOf(`${folder}/medical-records.test.ts`, areas, files, rooms, texts).map(({ file }) => file);
const has = (areas: readonly string[] | undefined, beginning: string) =>
  depends(areas).some((file) => file.startsWith(beginning));

describe('the first line of a journey', () => {
  it('names areas that there are', () => {
    expect(declared.length).toBeGreaterThan(20);
    for (const { name, areas } of declared)
      for (const area of areas)
        expect({ name, area, isThere: existsSync(join(root, 'apps/web/src/areas', area)) }).toEqual({
          name,
          area,
          isThere: true,
        });
  });

  it.each([
    ['// areas: consent, doctor-access\nimport', ['consent', 'doctor-access']],
    ['import\n// areas: consent\n', undefined],
  ])('is read from %j', (code, areas) => {
    expect(areasOf(code)).toEqual(areas);
  });
});

describe('a journey of the records', () => {
  const areas = ['records'];

  it.each([
    'apps/web/src/areas/records/',
    'apps/api/src/areas/records/',
    // Lists what the area takes.
    'packages/ui/src/screens/labs/',
    'packages/domain/src/records/',
    // Lists what is on every page, or under every request.
    'apps/web/src/areas/notifications/',
    'apps/api/src/areas/notifications/',
    'apps/api/src/areas/platform/',
    'apps/web/src/kernel/',
    'apps/api/src/kernel/db/migrations/',
    'packages/ui/src/components/',
    'packages/ui/src/theme/',
    'openapi/',
    'apps/web/e2e/stage.ts',
    'apps/web/e2e/medical-records.test.ts',
    'package-lock.json',
  ])('depends on %s', (beginning) => {
    expect(has(areas, beginning)).toBe(true);
  });

  it.each([
    'apps/web/src/areas/medical-history/',
    'apps/web/src/areas/account/',
    'packages/ui/src/screens/admin/',
    'apps/web/e2e/sign-in.test.ts',
    'docs/',
    'visual/',
    'apps/api/test/',
  ])('does not depend on %s, of which it opens nothing', (beginning) => {
    expect(has(areas, beginning)).toBe(false);
    // Without that line it depends on all that is not another's proof.
    if (!/sign-in|visual/.test(beginning)) expect(has(undefined, beginning)).toBe(true);
  });

  it('depends on the texts that its pages show, and on no other', () => {
    const of = (changed: object) =>
      partsOf('', areas, files, rooms, { ...texts, ...changed }).find(({ file }) => file === 'messages')
        ?.hash;
    expect(of({ records_title: 'Papers' })).not.toBe(of({}));
    expect(of({ registrations_filter: 'State' })).toBe(of({}));
  });
});
