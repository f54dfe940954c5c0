import { createAction } from '@reduxjs/toolkit';

/** The server answered a request while some of the shown data did not come from it. */
export const serverReached = createAction('connectivity/serverReached');
