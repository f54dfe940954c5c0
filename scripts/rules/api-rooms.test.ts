import { describe, expect, it } from '@jest/globals';
import { type Arrow, arrowsOf, between, circlesOf, folderOf } from './circles';
import { files, importsOf, isCode, isTest, read } from './source';

const source = 'apps/api/src/';
const code = files.filter((file) => file.startsWith(source) && isCode(file) && !isTest(file));
const arrows = arrowsOf(code);

/** `kernel`, the name of an area, or nothing for the code that assembles them: server, commands, seed. */
const roomOf = (file: string): string =>
  /^(?:areas\/([^/]+)|(kernel))\//.exec(file.slice(source.length))?.slice(1).find(Boolean) ?? '';
const isArea = (file: string) => file.startsWith(`${source}areas/`);
const isOffer = (file: string) => file.endsWith('/offers.ts');

const wrong = (isWrong: (arrow: Arrow) => boolean) =>
  arrows.filter(isWrong).map(({ from, to }) => `${from} -> ${to}`);

describe('the rooms of the API', () => {
  it('are found: kernel and areas, with arrows between them', () => {
    expect(new Set(code.map(roomOf)).size).toBeGreaterThan(6);
    expect(arrows.length).toBeGreaterThan(500);
  });

  it('the kernel imports no area: what it needs of one is handed in', () => {
    expect(wrong(({ from, to }) => roomOf(from) === 'kernel' && roomOf(to) !== 'kernel')).toEqual([]);
  });

  it('an area is entered through its offers.ts alone: the rest of it may change without a look at others', () => {
    expect(wrong(({ from, to }) => isArea(to) && roomOf(from) !== roomOf(to) && !isOffer(to))).toEqual([]);
  });

  it('an offers.ts only passes on, and nobody of its own area imports it', () => {
    const offers = code.filter(isOffer);
    const more = offers.filter((file) =>
      /^(?!\/\/|\s|\}|export (type )?\{|$)/m.test(read(file).replaceAll(/\/\*[\s\S]*?\*\//g, '')),
    );
    expect(offers.length).toBeGreaterThan(4);
    expect(more).toEqual([]);
    expect(wrong(({ from, to }) => isOffer(to) && roomOf(from) === roomOf(to))).toEqual([]);
  });

  it('nothing is offered that nobody takes', () => {
    const unused = code.filter(isOffer).flatMap((offer) => {
      const takers = arrows.filter(({ to }) => to === offer).map(({ from }) => read(from));
      const names = [...read(offer).matchAll(/export (?:type )?\{([^}]*)\}/g)].flatMap(([, list = '']) =>
        list.split(',').map((name) => name.replace('type ', '').trim()),
      );
      return names.filter((name) => name !== '' && !takers.some((text) => text.includes(name)));
    });
    expect(unused).toEqual([]);
  });

  it('neither kernel nor areas import what puts them together: server, commands, seed and generated lists', () => {
    const rooms = code.filter((file) => roomOf(file) !== '');
    const lists = rooms.filter((file) => importsOf(file).some((path) => path.includes('/generated/')));
    expect(lists).toEqual([]);
    expect(wrong(({ from, to }) => roomOf(from) !== '' && roomOf(to) === '')).toEqual([]);
  });
});

describe('imports lead nowhere back to where they began', () => {
  it('between areas', () => {
    expect(circlesOf(between(arrows, roomOf))).toEqual([]);
  });

  it('between folders', () => {
    expect(circlesOf(between(arrows, folderOf))).toEqual([]);
  });

  it('finds a circle', () => {
    const planted = { from: `${source}kernel/db/client.ts`, to: `${source}kernel/operation/operation.ts` };
    const found = circlesOf(between([...arrows, planted], folderOf)).flat();
    expect(found).toEqual(expect.arrayContaining([`${source}kernel/db`, `${source}kernel/operation`]));
    expect(found).not.toContain(`${source}kernel/tables`);
  });
});
