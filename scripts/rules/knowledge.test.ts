import { describe, expect, it } from '@jest/globals';
import { vitalSignTypes } from '../../packages/domain/src/vital-signs/vital-sign';
import { findByCode } from '../../packages/knowledge/src/find-by-code';
import { readArticles } from '../../packages/knowledge/src/read-articles';
import { runsOf } from '../../packages/knowledge/src/walk-article';
import { files, read } from './source';

const articles = readArticles();

describe('articles and the rest of the product', () => {
  it('link to pages that the app has', () => {
    const routes = files.filter((file) => /^apps\/web\/src\/areas\/[^/]+\/routes\.tsx?$/.test(file));
    const pages = new Set(
      routes.flatMap((file) => [...read(file).matchAll(/path: '([^']*)'/g)].map(([, path]) => path)),
    );
    expect(pages).toContain('/dashboard/vital-signs');
    const nowhere = articles.flatMap((article) =>
      runsOf(article).flatMap((run) =>
        run.kind === 'link' && run.target.kind === 'page' && !pages.has(run.target.path.replace(/\?.*/, ''))
          ? [`${article.slug}: ${run.target.path}`]
          : [],
      ),
    );
    expect(nowhere).toEqual([]);
  });

  it('are found by the LOINC codes that the contract gives to readings', () => {
    const described =
      /^VitalSignType:\n[\s\S]*?\n\n/m.exec(read('openapi/schemas/vital-signs.yaml'))?.[0] ?? '';
    const codes = vitalSignTypes.map((vitalSign) => {
      const loinc = new RegExp(`\\b${vitalSign} (\\d+-\\d)`).exec(described)?.[1];
      return { vitalSign, loinc };
    });
    expect(codes.filter(({ loinc }) => !loinc)).toEqual([]);
    const unlinked = codes.filter(
      ({ vitalSign, loinc = '' }) =>
        !findByCode(articles, { vitalSign }).some(({ codes: own }) => own.loinc.includes(loinc)),
    );
    expect(unlinked).toEqual([]);
  });

  it('give 15 g of sugar as four level teaspoons, in articles and advice alike', () => {
    const messages = files.filter((file) => /^packages\/ui\/messages\/[^/]+\/[^/]+\.json$/.test(file));
    const texts = files.filter((file) => /^packages\/knowledge\/articles\/[^/]+\.md$/.test(file));
    const lines = [...messages, ...texts].flatMap((file) =>
      read(file)
        .split('\n')
        .flatMap((line) => (/\b15 g\b|15 grams/.test(line) ? [{ file, line }] : [])),
    );
    // Guards against an empty list, which would agree with everything.
    expect(lines.map(({ file }) => file)).toEqual(
      expect.arrayContaining([
        'packages/ui/messages/en/advice.json',
        'packages/knowledge/articles/low-blood-sugar.md',
      ]),
    );
    const others = lines.filter(({ line }) => /sugar/.test(line) && !/four level teaspoons/.test(line));
    expect(others).toEqual([]);
  });
});
