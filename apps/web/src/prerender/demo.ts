import '@nadi/ui/screens/demos/DemoPage.css';
import type { ReactNode } from 'react';
import { startIslands } from './islands';

/** Brings a demonstration to life. Its page is none of the app, whose style has nothing of it: what this imports is all that the page gets. */
export const startDemo = (demo: () => ReactNode): void => startIslands({ demo });
