export const broadcastQueue = 'broadcasts';
