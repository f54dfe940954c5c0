import { describe, expect, it } from '@jest/globals';
import { changelogHtml } from './changelog-page';
import { renderMarkdown } from './markdown';

describe('the changelog', () => {
  const html = changelogHtml({
    released: '## 0.2.0\n\n- Sessions.\n',
    notes: [{ raise: 'major', text: 'Gone: `a` <script>alert(1)</script>' }],
    changes: [
      { kind: 'addition', where: 'GET /b', what: 'Now for DOCTOR too' },
      { kind: 'breaking', where: 'GET /a', what: 'Removed <b>' },
    ],
  });

  it('tells what breaks before what is added, and what waits before what was released', () => {
    const places = ['Gone:', 'GET /a', 'GET /b', '0.2.0'].map((text) => html.indexOf(text));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(html).toContain('<h3 id="0-2-0">0.2.0</h3>');
  });

  it('shows markup that somebody wrote, and does not obey it', () => {
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).toContain('Removed &lt;b&gt;');
  });

  it('says so where there is nothing', () => {
    const empty = changelogHtml({ released: null, notes: [], changes: [] });
    expect(empty).toMatch(
      /No changes noted.*No difference that a client would notice.*No version has been released/s,
    );
  });
});

describe('Markdown', () => {
  it.each([
    ['[a](javascript:alert(1))', '<p>a</p>'],
    ['[a](JaVaScRiPt:alert(1))', '<p>a</p>'],
    ['[a](data:text/html,x)', '<p>a</p>'],
    ['[a](/docs/errors#b)', '<p><a href="/docs/errors#b">a</a></p>'],
    ['[a](https://a.example/?b="c")', '<p><a href="https://a.example/?b=&quot;c&quot;">a</a></p>'],
    ['![a](//evil.example/x.png)', '<p>a</p>'],
    ['a <img src=x onerror=alert(1)>', '<p>a &lt;img src=x onerror=alert(1)&gt;</p>'],
    ['<svg onload=alert(1)>', '&lt;svg onload=alert(1)&gt;'],
    ['# A `b` <i>', '<h1 id="a-b-lt-i-gt">A <code>b</code> &lt;i&gt;</h1>'],
  ])('%s', (markdown, html) => {
    expect(renderMarkdown(markdown).trim()).toBe(html);
  });
});
