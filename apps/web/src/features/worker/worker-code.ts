/** The code that brings the worker, in a piece that the first page does without. */
export { onOccasion } from '../../platform/occasions';
export { browserWorker } from '../../platform/service-worker';
export { workerSaga } from './worker-saga';
