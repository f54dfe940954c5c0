import * as m from '../../../../generated/messages/messages';
import type { Registration } from './types';

export const registrationName = ({ firstName, lastName }: Registration): string =>
  m.registration_name({ firstName, lastName });
