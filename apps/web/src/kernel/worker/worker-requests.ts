import { createAction } from '@reduxjs/toolkit';

/** What people ask for where a new version is offered. */
export const updateRequested = createAction('worker/updateRequested');
export const updatePutOff = createAction('worker/updatePutOff');
