import type { Listed, Loaded } from '../../../patterns/state';

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
  /** The name in the contract: "vital-sign". */
  recordType: string;
  /** HL7 PurposeOfUse; BTG is emergency access. */
  purpose:
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
  /** operationId of the contract. */
  operation: string;
  recordIds: readonly string[];
  requestId: string;
};

/** Filter by actor. */
export type AccessLogFilter = 'others' | 'everyone';

/** The newest first. */
export type AccessLogState = Loaded<Listed<AccessEntry>>;
