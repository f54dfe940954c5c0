import { createAction } from '@reduxjs/toolkit';

/** The person, or the page, wants what waits to be sent now. */
export const sendingRequested = createAction('outbox/sendingRequested');
