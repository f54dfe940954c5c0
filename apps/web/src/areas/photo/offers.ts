/** The exports of this area for other areas. */
export { OwnPhoto } from './OwnPhoto';
