import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '../root';
import { files, isCode, isTest, read } from './source';

/** Ids of ASVS 5.0.0 as `chapter.section:requirements`. */
const idsOf = (text: string): string[] =>
  text
    .trim()
    .split(/\s+/)
    .flatMap((part) => {
      const [section, numbers = ''] = part.split(':');
      return numbers.split(',').map((number) => `${section}.${number}`);
    });

const levels = {
  1: idsOf(`
    1.2:1,2,3,4,5 1.3:1,2 1.5:1 2.1:1 2.2:1,2 2.3:1 3.2:1,2 3.3:1 3.4:1,2 3.5:1,2,3 4.1:1 4.4:1 5.2:1,2
    5.3:1,2 6.1:1 6.2:1,2,3,4,5,6,7,8 6.3:1,2 6.4:1,2 7.2:1,2,3,4 7.4:1,2 8.1:1 8.2:1,2 8.3:1 9.1:1,2,3
    9.2:1 10.4:1,2,3,4,5 11.3:1,2 11.4:1 12.1:1 12.2:1,2 13.4:1 14.2:1 14.3:1 15.1:1 15.2:1 15.3:1
  `),
  2: idsOf(`
    1.1:1,2 1.2:6,7,8,9 1.3:3,4,5,6,7,8,9,10,11 1.4:1,2,3 1.5:2 2.1:2,3 2.2:3 2.3:2,3,4 2.4:1 3.3:2,3,4
    3.4:3,4,5,6 3.5:4,5 3.7:1,2 4.1:2,3 4.2:1 4.3:1,2 4.4:2,3,4 5.1:1 5.2:3 5.4:1,2,3 6.1:2,3
    6.2:9,10,11,12 6.3:3,4 6.4:3,4 6.5:1,2,3,4,5 6.6:1,2,3 6.8:1,2,3,4 7.1:1,2,3 7.3:1,2 7.4:3,4,5
    7.5:1,2 7.6:1,2 8.1:2 8.2:3 8.4:1 9.2:2,3,4 10.1:1,2 10.2:1,2 10.3:1,2,3,4 10.4:6,7,8,9,10,11
    10.5:1,2,3,4,5 10.6:1,2 10.7:1,2,3 11.1:1,2 11.2:1,2,3 11.3:3 11.4:2,3,4 11.5:1 11.6:1 12.1:2,3
    12.3:1,2,3,4 13.1:1 13.2:1,2,3,4,5 13.3:1,2 13.4:2,3,4,5 14.1:1,2 14.2:2,3,4 14.3:2,3 15.1:2,3
    15.2:2,3 15.3:2,3,4,5,6,7 16.1:1 16.2:1,2,3,4,5 16.3:1,2,3,4 16.4:1,2,3 16.5:1,2,3 17.1:1
    17.2:1,2,3,4 17.3:1,2
  `),
};

/** Sections that require written documentation: for them a document is the proof. */
const ofDocuments = /^(2|5|6|7|8|11|13|14|15|16)\.1\./;

type Line = { id: string; level: string; words: string; status: string; doneIn: string; shownBy: string };

const lines: Line[] = read('docs/security/asvs.md')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [, id = '', level = '', words = '', status = '', doneIn = '', shownBy = ''] = line
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim());
    return { id, level, words, status, doneIn, shownBy };
  });

const pathsIn = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);

type Reference = { file: string; text: string };

/** Finds citations of the form `file` "text". */
const referencesIn = (text: string): Reference[] =>
  [...text.matchAll(/`([^`\n]+)` "([^"]+)"/g)].map(([, file = '', quoted = '']) => ({ file, text: quoted }));

const isProof = (file: string): boolean =>
  /\.(test|stories)\.tsx?$/.test(file) || file.endsWith('contract-suite.ts');

/** A test is named by its full title, or by a full word in a row of its table. */
function isThere({ file, text }: Reference): boolean {
  if (!existsSync(join(root, file))) return false;
  const content = read(file);
  const quotes = isProof(file) && !file.endsWith('.stories.tsx') ? ["'", '"', '`'] : [''];
  return quotes.some((quote) => content.includes(`${quote}${text}${quote}`));
}

const shown = ({ id, status }: Line) => `${id} ${status}`;

describe('the table of ASVS 5.0', () => {
  it('has every requirement of level 1 and 2 once, in order, and no other', () => {
    const order = (id: string) => id.split('.').reduce((sum, part) => sum * 1000 + Number(part), 0);
    const expected = Object.entries(levels)
      .flatMap(([level, ids]) => ids.map((id) => ({ id, level })))
      .sort((a, b) => order(a.id) - order(b.id));
    expect(expected).toHaveLength(253);
    expect(lines.map(({ id, level }) => ({ id, level }))).toEqual(expected);
  });

  it('says of each what it asks and how it stands, with the reason', () => {
    const bare = lines.filter(
      ({ words, status }) => words.length < 10 || !/^(met|(not applicable|gap): .{10,})$/.test(status),
    );
    expect(bare.map(shown)).toEqual([]);
  });

  it('calls nothing met without a test, or a document where one is asked for', () => {
    const claimed = lines.filter(({ id, status, shownBy }) => {
      const references = referencesIn(shownBy);
      const hasProof = ofDocuments.test(id)
        ? references.length > 0
        : references.some(({ file }) => isProof(file));
      return status === 'met' && !hasProof;
    });
    expect(claimed.map(shown)).toEqual([]);
  });

  it('names only files that are there', () => {
    const absent = lines.flatMap(({ id, doneIn, status }) =>
      [...pathsIn(doneIn), ...pathsIn(status)]
        .filter((path) => !existsSync(join(root, path)))
        .map((path) => `${id} ${path}`),
    );
    expect(absent).toEqual([]);
  });
});

describe('the pages on security', () => {
  const pages = files.filter((file) => /^docs\/security\/.*\.md$/.test(file));

  it.each(pages)('%s quotes what is there', (page) => {
    expect(referencesIn(read(page)).filter((reference) => !isThere(reference))).toEqual([]);
  });

  it.each(pages)('%s leads to pages that are there', (page) => {
    const targets = [...read(page).matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)/g)].map(([, to = '']) => to);
    expect(targets.filter((to) => !existsSync(join(root, page, '..', to)))).toEqual([]);
  });
});

/** Production code, without its tests. */
const shipped = (folder: RegExp) =>
  files.filter((file) => folder.test(file) && isCode(file) && !isTest(file));
const server = shipped(/^(apps\/api|packages\/(api-server|domain|contract|brand))\/src\//);
const app = shipped(/^(apps\/web|packages\/(ui|api-client|domain|brand))\/(src|public)\//);

const holding = (among: readonly string[], pattern: RegExp) =>
  among.filter((file) => pattern.test(read(file)));

describe('what is nowhere in the code', () => {
  it('the server starts no program but its own, evaluates no text and asks no other host, but those of pushes, SMS and providers', () => {
    const pattern =
      /child_process|node:(vm|dgram|https|http2|tls|worker_threads)\b|\beval\(|new Function\(|\bfetch\(|WebSocket\(|https?\.(request|get)\(/;
    expect(server.length).toBeGreaterThan(100);
    // Push services and providers that it knows, and addresses of its configuration; none follows a redirect.
    const senders = [
      'kernel/push/fcm',
      'kernel/push/web-push',
      'kernel/sms/sms',
      'areas/integrations/provider-link-of',
    ].map((file) => `apps/api/src/${file}.ts`);
    // Processes of our own code, and a thread in each, which look at a file that somebody sent, without a key or an address.
    const apart = ['apart/apart', 'apart/within', 'files/photo-worker', 'paper/paper-worker'].map(
      (file) => `apps/api/src/kernel/${file}.ts`,
    );
    const looking = 'apps/api/src/areas/records/files/check-worker.ts';
    expect(holding(server, pattern).sort()).toEqual([looking, ...apart, ...senders].sort());
    expect(read(apart[0] ?? '')).toContain('env: {}');
    for (const file of senders) expect(read(file)).toContain("redirect: 'error'");
  });

  it('no secret is of Math.random, and no hash of ours is MD5 or SHA-1', () => {
    // The scheme of TURN servers (coturn's REST API) fixes HMAC-SHA1, whose security does not rest on collisions.
    const turn = 'apps/api/src/areas/appointments/ice-servers.ts';
    expect(holding([...server, ...app], /Math\.random|create(Hash|Hmac)\(['"](md5|sha1)['"]/)).toEqual([
      turn,
    ]);
  });

  it('no regular expression is made of text', () => {
    expect(holding([...server, ...app], /\bRegExp\(/)).toEqual([]);
  });

  it('the app writes no markup, no cookie and no message to another window', () => {
    const pattern =
      /dangerouslySetInnerHTML|\b(inner|outer)HTML\b|insertAdjacentHTML|document\.(write|cookie)|\beval\(|new Function\(/;
    expect(app.length).toBeGreaterThan(100);
    expect(holding(app, pattern)).toEqual([]);
    // Between tabs of this origin and their workers; messages to other windows are not used anywhere.
    expect(holding(app, /postMessage\(|addEventListener\(['"]message/).sort()).toEqual([
      'apps/web/src/areas/integrations/export-worker.ts',
      'apps/web/src/areas/integrations/open-export.ts',
      'apps/web/src/kernel/browser/service-worker.ts',
      'apps/web/src/kernel/browser/worker-messages.ts',
      'apps/web/src/kernel/offline/news-channel.ts',
      'apps/web/src/worker/push.ts',
      'apps/web/src/worker/service-worker.ts',
    ]);
    // One cookie, which identifies a device on which someone signed in before. It does not sign anyone in.
    expect(holding(server, /\bcookie\(|'Set-Cookie': (?!string \})/i)).toEqual([
      'apps/api/src/areas/identity/sessions/known-devices.ts',
    ]);
  });

  it('browser storage is reached in few places: for tokens, the role and the theme, and sealed for what lies on the device', () => {
    const pages = files.filter((file) => /^apps\/web\/public\/.*\.js$/.test(file));
    const reach =
      /\b(local|session)Storage(\.\w|\[)|\bindexedDB\b|from 'idb'|from 'localforage'|import\('localforage'\)/;
    expect(holding([...app, ...pages], reach).sort()).toEqual([
      'apps/web/public/theme.js',
      'apps/web/src/early/early.ts',
      'apps/web/src/kernel/browser/storage.ts',
      'apps/web/src/kernel/offline/can-keep.ts',
      'apps/web/src/kernel/offline/key-values.ts',
      'apps/web/src/kernel/offline/records.ts',
      'apps/web/src/kernel/offline/vault.ts',
    ]);
  });

  it('no field hinders pasting or a password manager', () => {
    const fields = files.filter((file) => /^packages\/ui\/src\/.*\.tsx$/.test(file) && !isTest(file));
    expect(holding(fields, /onPaste|onCopy|onBeforeInput/)).toEqual([]);
    const passwords = holding(fields, /<PasswordField/);
    expect(passwords.length).toBeGreaterThan(2);
    expect(passwords.filter((file) => !/autoComplete=/.test(read(file)))).toEqual([]);
  });
});
