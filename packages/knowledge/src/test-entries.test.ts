import { describe, expect, it } from '@jest/globals';
import { analyteOf } from '@nadi/domain/labs/dictionary';
import { readArticles } from './read-articles';
import { testEntries, testEntryOf } from './test-entries';

const articles = new Map(readArticles().map((article) => [article.slug, article]));
const ids = testEntries.flatMap(({ analytes }) => analytes);

describe('the entries about tests', () => {
  it('are about tests that the dictionary knows, each once', () => {
    expect(ids.filter((id) => analyteOf(id) === undefined)).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('lead to articles that the hub has, and that name the test by its code or in their text', () => {
    const faults = testEntries.flatMap(({ analytes, article }) => {
      if (article === null) return [];
      const found = articles.get(article);
      const isAbout = analytes.some((id) => {
        const analyte = analyteOf(id);
        return (
          analyte &&
          found &&
          (found.codes.loinc.includes(analyte.loinc) ||
            JSON.stringify(found)
              .toLowerCase()
              .includes(analyte.name.toLowerCase().split(/[ ,]/)[0] ?? ''))
        );
      });
      return isAbout ? [] : [`${analytes.join()}: ${article}`];
    });
    expect(faults).toEqual([]);
  });

  it('name a page of a public source each, and give no limits of their own', () => {
    for (const { source, text } of testEntries) {
      expect(source.url).toMatch(
        /^https:\/\/medlineplus\.gov\/(lab-tests\/[a-z0-9-]+\/|ency\/article\/\d+\.htm)$/,
      );
      expect(text).not.toMatch(/\d (mg|g|mmol|%|IU|U)\b|normal|healthy/);
      expect(text.length).toBeLessThanOrEqual(200);
    }
  });

  it('say nothing of a test that has no entry', () => {
    expect(testEntryOf('crp')).toBeNull();
    expect(testEntryOf(null)).toBeNull();
    expect(testEntryOf('ldl-direct')?.analytes).toContain('ldl');
  });
});
