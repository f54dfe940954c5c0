import type { PaginationProps } from '../../../components/Pagination/Pagination';
import type { Loaded } from '../../private/action';

/** One look at a record, or one change of it. */
export type AccessEntry = {
  id: string;
  /** RFC 3339. */
  at: string;
  actor: {
    /** Null where it is no longer kept, and for what runs by itself. */
    name: string | null;
    role: 'PATIENT' | 'DOCTOR' | 'ADMIN' | 'SYSTEM';
    isSelf: boolean;
  };
  /** Name of the person for whom the actor acted, such as a child. */
  onBehalfOf: string | null;
  action: 'read' | 'create' | 'change' | 'delete';
  /** As the contract names it: "vital-sign". */
  recordType: string;
  /** HL7 PurposeOfUse; ETREAT is emergency access. */
  purpose: 'PATRQT' | 'TREAT' | 'CAREMGT' | 'ETREAT' | 'HOPERAT';
  /** operationId of the contract. */
  operation: string;
  recordIds: readonly string[];
  requestId: string;
};

/** Whose entries are listed. */
export type AccessLogFilter = 'others' | 'everyone';

export type AccessLogState = Loaded<{
  /** The newest first. */
  entries: readonly AccessEntry[];
  pagination: Omit<PaginationProps, 'onChange' | 'order'>;
  /** Another page is on its way; these stay in sight until it is there. */
  isPending?: boolean;
}>;
