import { globalLayer } from '@vanilla-extract/css';

/** The order of the cascade. Imported first by every stylesheet: what comes later wins, whatever its selector. */
export const reset = globalLayer('reset');
export const base = globalLayer('base');
export const component = globalLayer('component');
export const layout = globalLayer('layout');
