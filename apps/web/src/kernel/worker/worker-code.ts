/** The code that brings the worker, in a piece that the first page does without. */
export { onOccasion } from '../browser/occasions';
export { browserWorker } from '../browser/service-worker';
export { workerSaga } from './worker-saga';
