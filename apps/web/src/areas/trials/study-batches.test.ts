import { expect, it } from '@jest/globals';
import { maxBytes, mostStudies, StudyBatches } from './study-batches';

const study = (text: string) => ({ isBroken: false, study: { protocolSection: { text } } });

it('sends at most twenty studies in one request', () => {
  const batches = new StudyBatches();
  for (let count = 0; count < mostStudies; count += 1)
    expect(batches.add(study('small'))).toEqual({ studies: [] });
  const sent = batches.add(study('one more'));
  expect('studies' in sent && sent.studies).toHaveLength(mostStudies);
  expect(batches.rest()).toEqual([{ protocolSection: { text: 'one more' } }]);
  expect(batches.rest()).toEqual([]);
});

it('sends what waits before the bytes of a request are exceeded, counted as they are sent', () => {
  const batches = new StudyBatches();
  // Each of these letters is three bytes in UTF-8.
  const half = '\u0928'.repeat(maxBytes / 6);
  expect(batches.add(study(half))).toEqual({ studies: [] });
  const sent = batches.add(study(half));
  expect('studies' in sent && sent.studies).toHaveLength(1);
  expect(batches.rest()).toHaveLength(1);
});

it('refuses a study that is larger than a request, and keeps those that wait', () => {
  const batches = new StudyBatches();
  batches.add(study('small'));
  expect(batches.add(study('x'.repeat(maxBytes)))).toEqual({ refused: 'too-large' });
  expect(batches.rest()).toHaveLength(1);
});

it.each([{ isBroken: true }, { isBroken: false, study: null }, { isBroken: false, study: 'text' }])(
  'refuses what is no study: %j',
  (read) => {
    expect(new StudyBatches().add(read)).toEqual({ refused: 'not-a-study' });
  },
);

it('leaves out results, which are not kept', () => {
  const batches = new StudyBatches();
  batches.add({ isBroken: false, study: { protocolSection: {}, resultsSection: { many: 'x' } } });
  expect(batches.rest()).toEqual([{ protocolSection: {} }]);
});
