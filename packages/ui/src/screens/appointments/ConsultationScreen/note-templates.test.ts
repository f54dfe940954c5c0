import { describe, expect, it } from '@jest/globals';
import { addTemplate, noteTemplates } from './note-templates';

const soap = 'Subjective:\n\nObjective:\n\nAssessment:\n\nPlan:\n';
const [first] = noteTemplates;

describe('the template of a note', () => {
  it('puts the headings of SOAP into an empty note', () => {
    expect(first && addTemplate(' \n', first)).toBe(soap);
  });

  it.each(['A cough.', 'A cough.\n', 'A cough.\n\n'])('adds its headings below %j, which stays', (text) => {
    expect(first && addTemplate(text, first)).toBe(`A cough.\n\n${soap}`);
  });

  it.each(noteTemplates.map((template) => [template.name(), template] as const))(
    'of %s has headings, each once, and keeps what is written',
    (_, template) => {
      const headings = template.headings.map((heading) => heading());
      expect(new Set(headings).size).toBe(headings.length);
      expect(headings.length).toBeGreaterThan(3);
      expect(addTemplate('A cough.', template).startsWith('A cough.\n\n')).toBe(true);
    },
  );
});
