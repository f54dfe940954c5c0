import { createAction } from '@reduxjs/toolkit';

/** A person's possible answers to the offer of a new version. */
export const updateRequested = createAction('worker/updateRequested');
export const updatePutOff = createAction('worker/updatePutOff');
