import { expect, it } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { isUrgent } from '../../../components/private/reading/advice-plan';
import { statusWord } from '../../../components/private/reading/words';
import { reading } from '../../test/any-readings';
import { SharedStatus } from '../PatientViewScreen/SharedStatus';
import { sayWorst } from './worst-words';

it('tells a doctor no less of a reading than the most severe status that is possible, with its condition', () => {
  fc.assert(
    fc.property(reading, ({ interpretation: { status, worst } }) => {
      const { container } = render(<SharedStatus reading={{ status, worst }} />);
      const text = container.textContent ?? '';
      cleanup();
      expect(text).toContain(statusWord(status));
      const isWorse = worst.status !== status || (status !== 'critical' && isUrgent(worst.advice));
      if (!isWorse) return;
      // Words beside the status, or the status that is possible beside the one that is certain.
      expect(text.length).toBeGreaterThan(statusWord(status).length);
      if (worst.condition !== null) expect(text).toContain(sayWorst({ status, worst }));
    }),
    { numRuns: 300 },
  );
});

it('speaks of the patient and never says "you"', () => {
  fc.assert(
    fc.property(reading, ({ interpretation: { status, worst } }) => {
      expect(sayWorst({ status, worst }) ?? '').not.toMatch(/\byou\b/i);
    }),
    { numRuns: 300 },
  );
});
