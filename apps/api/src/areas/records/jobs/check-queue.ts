/** The queue of uploads whose content is to be looked at. */
export const checkQueue = 'record-checks';
