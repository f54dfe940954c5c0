export { sayTold } from '../components/private/reading/told-words';
