import { notImplemented } from '@nadi/api-server/handlers';

export const runBatch = notImplemented;
