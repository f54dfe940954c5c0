/** The exports of this area for other areas. */
export { usePasswordGate } from './settings/use-password-gate';
