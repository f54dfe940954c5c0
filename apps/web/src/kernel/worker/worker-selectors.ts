import type { WorkerState } from './worker-slice';

type State = { worker: WorkerState };

export const selectWorker = ({ worker }: State): WorkerState => worker;

/** True if a new version is offered. */
export const selectIsUpdateOffered = ({ worker }: State): boolean =>
  'isOffered' in worker && worker.isOffered;
export const selectIsUpdating = ({ worker }: State): boolean => worker.phase === 'updating';
