export { formatMoment, type Moment, parseMoment } from '@nadi/clinical/moment';
