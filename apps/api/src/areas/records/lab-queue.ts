/** The queue of lab reports whose files are to be read. */
export const labQueue = 'lab-readings';
