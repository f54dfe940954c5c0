import { describe, expect, it } from '@jest/globals';
import { languageItems, languageName, listLanguages } from './languages';

describe('languages', () => {
  it('stand in the order of their names', () => {
    const labels = languageItems().map(({ label }) => label);
    expect(labels.slice(0, 3)).toEqual(['Assamese', 'Bengali', 'English']);
    expect(labels.at(-1)).toBe('Urdu');
  });

  it('are named, and counted up, as people do', () => {
    expect(languageName('kn')).toBe('Kannada');
    expect(listLanguages(['en', 'hi', 'kn'])).toBe('English, Hindi, and Kannada');
  });

  it('keep what was chosen elsewhere and is not offered here', () => {
    const ids = languageItems(['fr', 'en']).map(({ id }) => id);
    expect(ids.filter((id) => id === 'en')).toHaveLength(1);
    expect(ids).toContain('fr');
    expect(languageName('fr')).toBe('French');
  });
});
