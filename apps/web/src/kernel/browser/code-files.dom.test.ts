import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { withFiles } from './code-files';

const fetched = jest.fn<(url: string) => Promise<Response>>();
const load = jest.fn(async () => 'the code');
const named = () => Array.from(document.querySelectorAll('link'), ({ rel, href }) => [rel, href]);
const url = (file: string) => `${location.origin}/${file}`;
let isOpening: boolean;

const here = { ok: true, arrayBuffer: async () => new ArrayBuffer(0) } as Response;

beforeEach(() => {
  jest.clearAllMocks();
  fetched.mockResolvedValue(here);
  jest.spyOn(document, 'readyState', 'get').mockImplementation(() => (isOpening ? 'loading' : 'complete'));
  Object.assign(globalThis, { fetch: fetched });
});
afterEach(() => {
  document.head.replaceChildren();
  jest.restoreAllMocks();
});

describe('while the page opens', () => {
  beforeEach(() => {
    isOpening = true;
  });

  it('the files are named to the browser, each once, and the code is asked for at once', async () => {
    expect(await withFiles(load, ['assets/a.js', 'assets/b.js'])).toBe('the code');
    await withFiles(load, ['assets/b.js', 'assets/c.js']);
    expect(named()).toEqual(['a', 'b', 'c'].map((name) => ['modulepreload', url(`assets/${name}.js`)]));
    expect(fetched).not.toHaveBeenCalled();
  });

  it('nothing is named for what has no files but its own', async () => {
    expect(await withFiles(load)).toBe('the code');
    expect(named()).toEqual([]);
  });
});

describe('once the page is there', () => {
  beforeEach(() => {
    isOpening = false;
  });

  it('the files are fetched before they are imported, each once', async () => {
    let arrive = (_answer: Response) => {};
    fetched.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
    const code = withFiles(load, ['assets/d.js', 'assets/e.js']);
    await Promise.resolve();
    expect(load).not.toHaveBeenCalled();
    arrive(here);
    expect(await code).toBe('the code');
    await withFiles(load, ['assets/e.js', 'assets/d.js']);
    expect(fetched.mock.calls.flat()).toEqual([url('assets/d.js'), url('assets/e.js')]);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['not reached', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['gone', async () => ({ ok: false, status: 404 }) as Response],
  ])('nothing is imported where a file is %s, and all is asked for again', async (how, answer) => {
    const files = [`assets/f-${how}.js`, `assets/g-${how}.js`];
    fetched.mockResolvedValueOnce(here).mockImplementationOnce(answer);
    await expect(withFiles(load, files)).rejects.toThrow();
    expect(load).not.toHaveBeenCalled();
    expect(await withFiles(load, files)).toBe('the code');
    expect(fetched).toHaveBeenCalledTimes(4);
  });
});
