export { formatMoment, localDate, type Moment, parseMoment } from '@nadi/clinical/moment';
