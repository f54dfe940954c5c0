import { createAction } from '@reduxjs/toolkit';

/** The server answered something while not all that is shown came from it. */
export const serverReached = createAction('connectivity/serverReached');
