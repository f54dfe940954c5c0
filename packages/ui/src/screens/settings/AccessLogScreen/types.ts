import type { Listed, Loaded } from '../../../patterns/state';

/** HL7 PurposeOfUse. */
export type AccessPurpose =
  | 'PATRQT'
  | 'FAMRQT'
  | 'TREAT'
  | 'CAREMGT'
  | 'ETREAT'
  | 'HOPERAT'
  | 'BTG'
  | 'PUBHLTH'
  | 'HPAYMT'
  | 'DSRCH';

/** One look at a record, or one change of it. */
export type AccessEntry = {
  id: string;
  /** RFC 3339. */
  at: string;
  actor: {
    /** Null for what runs by itself; not there in answers that this device kept from before. */
    id?: string | null;
    /** Null where it is no longer kept, and for what runs by itself. */
    name: string | null;
    role: 'PATIENT' | 'DOCTOR' | 'ADMIN' | 'SYSTEM';
    isSelf: boolean;
  };
  /** Name of the person for whom the actor acted, such as a child. */
  onBehalfOf: string | null;
  action: 'read' | 'create' | 'change' | 'delete';
  /** The name in the contract: "vital-sign". */
  recordType: string;
  /** BTG is emergency access. */
  purpose: AccessPurpose;
  /** operationId of the contract. */
  operation: string;
  recordIds: readonly string[];
  requestId: string;
};

export type AccessLogFilter = {
  by: 'others' | 'everyone';
  /** Only what one person did; null for all. */
  actorId: string | null;
  /** Null for any. */
  purpose: AccessPurpose | null;
};

/** The newest first. */
export type AccessLogState = Loaded<Listed<AccessEntry>>;
