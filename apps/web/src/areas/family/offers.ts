/** The exports of this area for other areas, and for the frame. */
export { useActFor } from './use-act-for';
export { useMembers } from './use-members';
