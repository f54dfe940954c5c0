import { describe, expect, it } from '@jest/globals';
import { type Arrow, arrowsOf, between, circlesOf, folderOf } from './circles';
import { files, isCode, isTest, read } from './source';

const source = 'apps/web/src/';

/** Production code; tests of one part may drive it through others. */
const shipped = files.filter((file) => file.startsWith(source) && isCode(file) && !isTest(file));

const edges = arrowsOf(shipped);

const isKernel = (file: string) => file.startsWith(`${source}kernel/`);
const areaOf = (file: string) => /^apps\/web\/src\/areas\/([^/]+)\//.exec(file)?.[1];

/** Arrows that none of these rules allows, with the rule that they break. */
const broken = (arrows: readonly Arrow[]) => ({
  kernelKnows: arrows.filter(({ from, to }) => isKernel(from) && !isKernel(to)),
  areaKnows: arrows.filter(({ from, to }) => {
    const area = areaOf(from);
    if (!area || isKernel(to) || areaOf(to) === area) return false;
    return to !== `${source}areas/${areaOf(to)}/offers.ts`;
  }),
  circles: circlesOf(between(arrows, folderOf)),
});

describe('the rooms of the web app', () => {
  const { kernelKnows, areaKnows, circles } = broken(edges);

  it('are all there: kernel, areas, and what puts them together', () => {
    expect(edges.length).toBeGreaterThan(500);
    expect(new Set(shipped.flatMap((file) => areaOf(file) ?? [])).size).toBeGreaterThan(5);
    const apart = shipped.filter((file) => !isKernel(file) && !areaOf(file));
    const folders = new Set(apart.map((file) => file.slice(source.length).split('/').slice(0, -1).join('/')));
    expect([...folders].sort()).toEqual(['', 'app', 'early', 'prerender', 'worker']);
  });

  it('the kernel imports no area, nor what puts the app together: it knows ids and versions', () => {
    expect(kernelKnows).toEqual([]);
  });

  it('an area imports the kernel, itself, and of another only what that offers', () => {
    expect(areaKnows).toEqual([]);
  });

  it('no folders hang together in circles', () => {
    expect(circles).toEqual([]);
  });
});

/** Calls of the client that change something; each caller must say whether they may wait for a network, or why neither applies. */
const writing = /\bapi\.(POST|PUT|PATCH|DELETE)\(/;

const askDirectly: Readonly<Record<string, string>> = {
  'areas/identity/workflows/': 'ways in: no one is signed in yet in whose name anything could be kept',
  'areas/family/TakeOverRoute.tsx': 'a way in: no one is signed in yet in whose name anything could be kept',
  'areas/account/settings/':
    'behind the password gate, which asks again by itself; the contract takes no key',
  'areas/records/upload/':
    'goes on by itself over lost lines, part by part; the file itself is not kept on this device',
  'kernel/logs/report-error.ts':
    'answers a press on the screen of an error, which says at once whether it was sent',
  'kernel/page/use-password-gate.ts': 'is that gate: the password is asked for and sent at once',
  'kernel/session/sign-out.ts': 'what it ends is the session that would send it later',
  'kernel/offline/transport.ts': 'carries what the outbox keeps',
};

const asksUnsaid = (file: string, text: string): boolean =>
  writing.test(text) &&
  !/\/areas\/[^/]+\/(writes|online-writes)\.ts$/.test(file) &&
  !Object.keys(askDirectly).some((place) => file.startsWith(source + place));

describe('what is written', () => {
  it('is described by its area, which says whether it may wait', () => {
    expect(shipped.filter((file) => asksUnsaid(file, read(file)))).toEqual([]);
  });

  it('says so where it stands: what may wait in writes.ts, which the worker has too, and the rest in online-writes.ts', () => {
    const saying = (name: string) =>
      shipped
        .filter((file) => new RegExp(`/areas/[^/]+/${name}\\.ts$`).test(file))
        .flatMap(
          (file) =>
            read(file)
              .replace(/\bitemKinds\(/g, 'waits: true;')
              .match(/waits: \w+/g) ?? ['nothing'],
        );
    expect(new Set(saying('writes'))).toEqual(new Set(['waits: true']));
    expect(new Set(saying('online-writes'))).toEqual(new Set(['waits: false']));
  });

  it('is asked directly only where that is still so', () => {
    const asking = shipped.filter((file) => writing.test(read(file)));
    const idle = Object.keys(askDirectly).filter(
      (place) => !asking.some((file) => file.startsWith(source + place)),
    );
    expect(idle).toEqual([]);
  });
});

describe('these rules', () => {
  const arrow = (from: string, to: string): Arrow => ({ from: `${source}${from}`, to: `${source}${to}` });

  it('find an arrow that goes the wrong way', () => {
    const one = arrow('kernel/offline/entries.ts', 'areas/account/offers.ts');
    const two = arrow('areas/doctors/writes.ts', 'areas/account/profile/subject.ts');
    const three = arrow('areas/account/routes.ts', 'App.tsx');
    expect(broken([one, two, three])).toMatchObject({ kernelKnows: [one], areaKnows: [two, three] });
  });

  it('find a write that no one describes', () => {
    const asking = 'await api.PUT(path)';
    expect(asksUnsaid(`${source}areas/records/use-sharing.ts`, asking)).toBe(true);
    expect(asksUnsaid(`${source}areas/records/online-writes.ts`, asking)).toBe(false);
  });

  it('find a circle, whatever lies between', () => {
    const round = [
      arrow('kernel/a/one.ts', 'kernel/b/two.ts'),
      arrow('kernel/b/three.ts', 'kernel/c/four.ts'),
      arrow('kernel/c/five.ts', 'kernel/a/six.ts'),
    ];
    const folders = ['a', 'b', 'c'].map((name) => `${source}kernel/${name}`);
    const more = arrow('kernel/d/seven.ts', 'kernel/a/one.ts');
    expect(broken([...round, more]).circles).toEqual([folders]);
    expect(broken(round.slice(1)).circles).toEqual([]);
  });
});
