import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { readArticles } from './read-articles';
import { loadSearch } from './search-articles';
import { buildSearchIndex } from './search-index';

const json = buildSearchIndex(readArticles());
const search = loadSearch(json);

describe('the search', () => {
  it.each([
    ['HbA1c', 'hba1c'],
    ['metformin', 'metformin'],
    ['fever in children', 'fever-in-children'],
    ['dengue', 'dengue'],
    ['measuring blood pressure', 'measuring-blood-pressure-at-home'],
    ['TSH', 'tsh'],
    ['CBC', 'complete-blood-count'],
    ['snake bite', 'bites'],
    ['button battery', 'choking'],
  ])('finds "%s"', (query, slug) => {
    expect(search(query)[0]).toBe(slug);
  });

  it.each([
    ['diabtes', 'type-2-diabetes'],
    ['haemaglobin', 'haemoglobin-and-anaemia'],
    ['metfromin', 'metformin'],
    ['parasetamol', 'paracetamol'],
    ['astma', 'asthma'],
    ['HBA1C', 'hba1c'],
    ['creatinin', 'creatinine-egfr'],
  ])('forgives "%s"', (query, slug) => {
    expect(search(query)[0]).toBe(slug);
  });

  it('forgives two words at once', () => {
    expect([
      'measuring-blood-pressure-at-home',
      'high-blood-pressure',
      'blood-pressure-in-pregnancy',
    ]).toContain(search('blod presure')[0]);
  });

  it.each([
    ['bacche ko bukhar', 'fever-in-children'],
    ['loose motion', 'diarrhoea-in-children'],
    ['kamar dard', 'back-pain'],
    ['dil ka daura', 'heart-attack'],
    ['lakwa', 'stroke'],
    ['neend', 'sleep'],
    ['khoon ki kami', 'haemoglobin-and-anaemia'],
    ['gala mein atakna', 'choking'],
  ])('knows the word that people say: "%s"', (query, slug) => {
    expect(search(query).slice(0, 2)).toContain(slug);
  });

  it('finds a word that is being typed', () => {
    expect(search('telmi')[0]).toBe('telmisartan');
  });

  it('finds nothing for what no article is about', () => {
    expect(search('xylophone')).toEqual([]);
    expect(search('')).toEqual([]);
  });

  it('refuses what is no index', () => {
    expect(() => loadSearch('<!doctype html>')).toThrow();
  });

  it('is small enough for a phone: below 60 kB gzip', () => {
    expect(gzipSync(json).length).toBeLessThan(60_000);
  });
});
