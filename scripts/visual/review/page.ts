import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import sharp from 'sharp';
import type { Finding } from '../judge';
import { type Places, resultOf, type Side, sides } from '../places';
import { inWords, isWrong } from '../tell';

const kinds = ['changed', 'new', 'gone', 'broken', 'same'] as const;
const kindNames = { changed: 'Changed', new: 'New', gone: 'Gone', broken: 'Broken', same: 'As accepted' };
const views = {
  beside: 'Side by side',
  slider: 'Slider',
  before: 'Before',
  after: 'After',
  difference: 'Difference',
};

const here = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');
const encode = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Writes `index.html` to the results: complete as a file, and able to accept if the review's server serves it. */
export async function writePage(places: Places, findings: readonly Finding[]): Promise<void> {
  const wrong = kinds.flatMap((kind) => findings.filter(({ is }) => is === kind && is !== 'same'));
  const articles = await Promise.all(wrong.map((finding) => article(places, finding)));
  const same = findings.filter((finding) => !isWrong(finding)).map(sameRow);
  const { code } = transformSync(here('client.ts'), { loader: 'ts', format: 'iife' });
  writeFileSync(
    join(places.results, 'index.html'),
    `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Visual review</title>
<style>${here('page.css')}</style>
</head>
<body data-view="beside">
<header>
  <h1>Visual review</h1>
  <p role="status" id="summary">${summary(findings)}</p>
  <div class="actions" hidden>
    <button type="button" id="accept-all">Accept all shown</button>
    <button type="button" id="finish" class="quiet">Finish</button>
  </div>
  <p class="static">To accept pictures, run <code>npm run visual -- --review</code>, or all at once <code>npm run visual -- --update</code>.</p>
  <form>
    ${choice('kind', 'Show', kindChoices(findings))}
    ${choice('view', 'Compare', views)}
    <label class="search">Name <input type="search" id="name" autocomplete="off" placeholder="button 320 dark"></label>
  </form>
</header>
<main>
  <p id="nothing" ${wrong.length > 0 ? 'hidden' : ''}>Nothing to see here: every picture in this list is as accepted.</p>
  <ol>
${[...articles, ...same].join('\n')}
  </ol>
</main>
<script>${code}</script>
</body>
</html>
`,
  );
}

function summary(findings: readonly Finding[]): string {
  const counts = kinds.map((kind) => [kind, findings.filter(({ is }) => is === kind).length] as const);
  return counts
    .filter(([kind, count]) => count > 0 || kind === 'same')
    .map(([kind, count]) => `${count} ${kindNames[kind].toLowerCase()}`)
    .join(', ');
}

function kindChoices(findings: readonly Finding[]): Record<string, string> {
  const count = (kind: string) => findings.filter(({ is }) => is === kind).length;
  const found = kinds.filter((kind) => kind !== 'same' && count(kind) > 0);
  return {
    wrong: `To review (${findings.filter(isWrong).length})`,
    ...Object.fromEntries(found.map((kind) => [kind, `${kindNames[kind]} (${count(kind)})`])),
    all: `All (${findings.length})`,
  };
}

function choice(name: string, legend: string, options: Record<string, string>): string {
  const radios = Object.entries(options).map(
    ([value, label], index) =>
      `<label><input type="radio" name="${name}" value="${value}" ${index === 0 ? 'checked' : ''}><span>${label}</span></label>`,
  );
  return `<fieldset><legend>${legend}</legend>${radios.join('')}</fieldset>`;
}

const wordsOf = ({ width, theme }: Finding) => `${width} px, ${theme}`;

async function article(places: Places, finding: Finding): Promise<string> {
  const { name, title, is } = finding;
  const label = encode(`${title}, ${wordsOf(finding)}`);
  const figures = await Promise.all(sides.map((side) => figure(places, finding, side)));
  const top = is === 'changed' ? (finding.boxes[0]?.y ?? 0) : 0;
  return `<li data-name="${encode(name)}" data-words="${encode(`${name} ${title}`.toLowerCase())}" data-kind="${is}">
<article aria-labelledby="${encode(name)}">
  <h2 id="${encode(name)}">${encode(title)} <span class="mode">${wordsOf(finding)}</span></h2>
  <p class="what">${encode(inWords(finding))}</p>
  ${is === 'broken' ? '' : `<button type="button" class="accept" hidden aria-label="Accept ${label}">Accept</button>`}
  ${is === 'changed' ? `<label class="cut">Less or more of what is there now <input type="range" min="0" max="100" value="50"></label>` : ''}
  ${is === 'broken' ? '' : `<div class="pictures" data-top="${top}" tabindex="0" role="region" aria-label="Pictures of ${label}">${figures.join('')}</div>`}
</article></li>`;
}

async function figure(places: Places, { name, title, is }: Finding, side: Side): Promise<string> {
  const file = resultOf(places, side, name);
  if (!existsSync(file)) return '';
  const { width, height } = await sharp(file).metadata();
  const caption = { before: 'Before', after: 'After', difference: 'Difference' }[side];
  const href = `${side}/${encodeURIComponent(name)}.webp`;
  return `<figure class="${side}" data-alone="${is !== 'changed'}"><figcaption>${caption}</figcaption>
<a href="${href}" target="_blank"><img src="${href}" width="${width}" height="${height}" loading="lazy" alt="${caption}: ${encode(title)}"></a></figure>`;
}

const sameRow = (finding: Finding) =>
  `<li data-name="${encode(finding.name)}" data-words="${encode(`${finding.name} ${finding.title}`.toLowerCase())}" data-kind="same" hidden><p>${encode(finding.title)} <span class="mode">${wordsOf(finding)}</span> as accepted</p></li>`;
