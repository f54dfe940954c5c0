import * as m from '../../../../generated/messages/messages';
import type { DataRequestType } from '../../../words/data-request';

/** Names what a person asks for, to an administrator. */
export const typeWords: Readonly<Record<DataRequestType, () => string>> = {
  access: m.admin_requests_type_access,
  correction: m.admin_requests_type_correction,
  erasure: m.admin_requests_type_erasure,
  grievance: m.admin_requests_type_grievance,
  nomination: m.admin_requests_type_nomination,
};
