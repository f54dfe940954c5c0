/** The code that registers the worker, in a chunk that the first page does not need. */
export { onOccasion } from '../browser/occasions';
export { browserWorker } from '../browser/service-worker';
export { workerSaga } from './worker-saga';
