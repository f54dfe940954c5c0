import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Price, priceOf } from './price';
import { openRepository } from './repository';

let folder = '';
const git = (...given: string[]) =>
  execFileSync('git', ['-c', 'user.name=Asha', '-c', 'user.email=asha@example.in', ...given], {
    cwd: folder,
    encoding: 'utf8',
    stdio: 'pipe',
  });
function write(files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}
function commit(files: Record<string, string>): void {
  write(files);
  git('add', '.');
  git('commit', '--quiet', '--message', 'Change');
}

const lines = (count: number, of = 'line') =>
  Array.from({ length: count }, (_, index) => `${of} ${index}\n`).join('');
const messages = (texts: Record<string, string>) => JSON.stringify({ $schema: 'x', ...texts }, null, 2);
const schemas = (...fields: string[]) =>
  [
    'Profile:',
    '  type: object',
    'EmergencyContact:',
    '  type: object',
    '  properties:',
    ...fields.map((field) => `    ${field}: { type: string }`),
    'HealthFact:',
    '  type: object',
    '',
  ].join('\n');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nadi-price-'));
  git('init', '--quiet');
  commit({
    'apps/api/src/areas/profile/operations/addEmergencyContact.ts': lines(10),
    'apps/api/src/areas/profile/tables/emergency-contacts.ts': lines(5),
    'apps/api/src/areas/profile/test/emergency-contacts.test.ts': lines(20),
    'apps/api/src/areas/profile/kept.ts': 'export const kept = [emergencyContacts];\n',
    'apps/api/src/kernel/db/migrations/meta/0001.json': '{ "emergency_contacts": 1 }\n',
    'apps/web/src/areas/vital-signs/routes.ts': lines(3),
    'packages/ui/src/screens/profile/EmergencyContactsScreen/ContactItem.tsx': lines(7),
    'packages/ui/src/screens/profile/EmergencyContactsScreen/EmergencyContactsScreen.stories.tsx': lines(8),
    'packages/ui/messages/en/profile.json': messages({
      profile_title: 'Profile',
      emergency_contacts_add: 'Add',
    }),
    'openapi/schemas/patients.yaml': schemas('name', 'phone'),
    'docs/emergency.md': 'Emergency contacts are called.\n',
    'package-lock.json': 'emergency-contact\n',
  });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const price = (asked: Parameters<typeof priceOf>[1]) => priceOf(openRepository(folder), asked);
/** The layers that cost something: lines added and removed, and the number of files. */
const costsOf = ({ layers }: Price) =>
  Object.fromEntries(
    Object.entries(layers)
      .filter(([, { files }]) => files.length > 0)
      .map(([layer, { added, removed, files }]) => [layer, [added, removed, files.length]]),
  );

describe('the price of a resource', () => {
  it('counts lines and files in each layer, and only its own part of shared files', () => {
    expect(costsOf(price({ name: 'emergency-contact' }))).toEqual({
      product: [22, 0, 3],
      tests: [20, 0, 1],
      stories: [8, 0, 1],
      contract: [5, 0, 1],
      texts: [1, 0, 1],
    });
  });

  it('is the same in the plural and in the form of code', () => {
    const one = price({ name: 'emergency-contact' });
    expect(price({ name: 'emergency-contacts' })).toEqual(one);
    expect(price({ name: 'EmergencyContact' })).toEqual(one);
  });

  it('counts other files that name it, but none that a tool writes', () => {
    expect(price({ name: 'emergency-contact' }).naming).toBe(2);
  });

  it('leaves out files that git does not track', () => {
    const before = price({ name: 'emergency-contact' });
    write({ 'apps/web/src/areas/profile/EmergencyContactsRoute.tsx': lines(9) });
    expect(price({ name: 'emergency-contact' })).toEqual(before);
  });
});

describe('the price of an area', () => {
  it('counts the folders of its name and those that the map lists', () => {
    expect(costsOf(price({ name: 'profile' }))).toEqual({
      product: [23, 0, 4],
      tests: [20, 0, 1],
      stories: [8, 0, 1],
      contract: [9, 0, 1],
      texts: [2, 0, 1],
    });
    expect(costsOf(price({ name: 'vital-sign' }))).toEqual({ product: [3, 0, 1] });
  });
});

describe('the price of a change', () => {
  it('counts lines that were added and removed in files that were touched, committed or not', () => {
    commit({
      'openapi/schemas/patients.yaml': schemas('name', 'phone', 'email'),
      'packages/ui/messages/en/profile.json': messages({
        profile_title: 'Your profile',
        emergency_contacts_add: 'Add',
        emergency_contacts_email: 'E-mail',
      }),
      'docs/emergency.md': 'Emergency contacts are called or written to.\n',
    });
    write({ 'apps/api/src/areas/profile/tables/emergency-contacts.ts': lines(6) });
    const all = { product: [1, 0, 1], contract: [1, 0, 1], texts: [2, 1, 1], other: [1, 1, 1] };
    expect(costsOf(price({ since: 'HEAD~1' }))).toEqual(all);
    const ofContacts = price({ name: 'emergency-contact', since: 'HEAD~1' });
    expect(costsOf(ofContacts)).toEqual({ product: [1, 0, 1], contract: [1, 0, 1], texts: [1, 0, 1] });
    expect(ofContacts.naming).toBe(1);
  });

  it('counts deleted files', () => {
    git('rm', '--quiet', 'apps/api/src/areas/profile/test/emergency-contacts.test.ts');
    git('rm', '--quiet', 'apps/api/src/areas/profile/kept.ts');
    expect(costsOf(price({ since: 'HEAD' }))).toEqual({ tests: [0, 20, 1], product: [0, 1, 1] });
    expect(price({ name: 'emergency-contact', since: 'HEAD' }).naming).toBe(1);
  });
});

describe('what cannot be priced', () => {
  it('lists the known names if a name is unknown', () => {
    expect(() => price({ name: 'emergency' })).toThrow(
      /"emergency" is no area and no resource\.\n\nAreas: profile, vital-signs\n\nResources: emergency-contact$/,
    );
  });

  it('says so if there is no such commit, or nothing was asked for', () => {
    expect(() => price({ since: 'nowhere' })).toThrow('"nowhere" is no commit.');
    expect(() => price({})).toThrow('Name an area or a resource, or use --since.');
  });
});
