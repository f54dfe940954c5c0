import type { ActingLevel } from '../../acting';
import type { Gender } from '../private/patient-questions/answers';

export type FamilyRelationship =
  | 'mother'
  | 'father'
  | 'daughter'
  | 'son'
  | 'wife'
  | 'husband'
  | 'partner'
  | 'sister'
  | 'brother'
  | 'grandmother'
  | 'grandfather'
  | 'granddaughter'
  | 'grandson'
  | 'aunt'
  | 'uncle'
  | 'niece'
  | 'nephew'
  | 'cousin'
  | 'mother-in-law'
  | 'father-in-law'
  | 'ward'
  | 'friend'
  | 'other';

export type HelperLevel = Exclude<ActingLevel, 'guardian'>;

type Person = { id: string; firstName: string; lastName: string };

/** A right of one person to act for another, and its last day. */
type Tie = {
  relationship: FamilyRelationship;
  /** RFC 3339. */
  since: string;
  /** The last day, 'YYYY-MM-DD'; null if it has none. */
  until: string | null;
  version: number;
};

/** A patient for whom the signed-in person may act. */
export type MemberRow = Person &
  Tie & {
    level: ActingLevel;
    hasAccount: boolean;
    /** 'YYYY-MM-DD'; null if not given. */
    dateOfBirth: string | null;
    gender: Gender | null;
    /** Guardians of a child; empty for all others. */
    guardians: readonly { firstName: string; lastName: string; isYou: boolean }[];
    /** Guardians are asked to look through the record with the child. */
    isReviewDue: boolean;
  };

/** A person who may act for the signed-in person. */
export type HelperRow = Person & Tie & { level: ActingLevel };

/** A child whose record is handed over, or who is 18 and has not taken it over. */
export type HandOverRow = {
  id: string;
  firstName: string;
  /** The 18th birthday, 'YYYY-MM-DD'. */
  adultOn: string;
  /** That day has come. */
  isEnded: boolean;
  /** The young person has an account of their own with the record. */
  isTakenOver: boolean;
  invitation: { email: string; sentAt: string; expiresAt: string; status: 'WAITING' | 'EXPIRED' } | null;
};

export type InvitationRow = {
  id: string;
  isYours: boolean;
  purpose: 'act-for-me' | 'act-for-you' | 'guardian';
  email: string;
  sender: string;
  /** First name of the child, for a guardian. */
  memberName: string | null;
  relationship: FamilyRelationship;
  level: ActingLevel;
  until: string | null;
  status: 'WAITING' | 'ACCEPTED' | 'DECLINED' | 'WITHDRAWN' | 'EXPIRED';
  createdAt: string;
  expiresAt: string;
};

/** Something that was done for a patient. */
export type ActivityRow = {
  id: string;
  at: string;
  by: string | null;
  isYou: boolean;
  action: 'read' | 'create' | 'change' | 'delete';
  recordType: string;
  operation: string;
  recordIds: readonly string[];
};

/** The same, with the first name of the patient. */
export type ActivityFor = ActivityRow & { name: string };

export type ChildDraft = {
  firstName: string;
  lastName: string;
  dateOfBirth: string;
  gender: Gender;
  relationship: FamilyRelationship;
};

export type InvitationDraft = {
  purpose: InvitationRow['purpose'];
  email: string;
  relationship: FamilyRelationship;
  level: ActingLevel;
  until: string | null;
  memberId: string | null;
};

export type AnswerDraft = {
  relationship: FamilyRelationship;
  /** The invitation of a person who lets the receiver act for them. */
  level?: HelperLevel;
  until?: string | null;
  /** The invitation of a second guardian. */
  isDeclared: boolean;
};

export type HelperDraft = { level: HelperLevel; until: string | null };

export type MemberDraft = { relationship: FamilyRelationship } & Partial<Omit<ChildDraft, 'relationship'>>;
