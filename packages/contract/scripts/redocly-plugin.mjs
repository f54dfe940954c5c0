import { deriveEnvelopes } from './derive-envelopes.mjs';
import { deriveResponses } from './derive-responses.mjs';

/** What the bundler and the linter add to the contract before they look at it. */
export default () => ({
  id: 'nadi',
  preprocessors: { oas3: { responses: deriveResponses, envelopes: deriveEnvelopes } },
});
