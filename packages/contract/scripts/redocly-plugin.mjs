import { deriveEnvelopes } from './derive-envelopes.mjs';
import { deriveResponses } from './derive-responses.mjs';

/** The additions of the bundler and the linter to the contract, made before they read it. */
export default () => ({
  id: 'nadi',
  preprocessors: { oas3: { responses: deriveResponses, envelopes: deriveEnvelopes } },
});
