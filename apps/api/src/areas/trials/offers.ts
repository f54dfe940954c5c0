// The exports of this area for other areas, the seed, the commands and the server.

export { keepTrials, toColumns } from './keep-trials';
export { countQuestions } from './queries/count-questions';
export { sampleStudies } from './sample/sample-studies';
export { clinicalTrials } from './tables/clinical-trials';
export { savedTrials } from './tables/saved-trials';
export { trialInterests } from './tables/trial-interests';
export { trialReferrals } from './tables/trial-referrals';
