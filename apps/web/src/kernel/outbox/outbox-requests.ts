import { createAction } from '@reduxjs/toolkit';

/** The person or the page asks to send waiting entries now. */
export const sendingRequested = createAction('outbox/sendingRequested');
