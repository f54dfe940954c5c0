/** A part of what is searched, in the order in which it is shown. */
export const searchGroups = [
  'pages',
  'readings',
  'lab-values',
  'medicines',
  'prescriptions',
  'documents',
  'history',
  'facts',
  'visits',
  'insights',
  'goals',
  'trials',
  'contacts',
  'family',
  'patients',
  'patient-visits',
  'doctors',
  'links',
  'orders',
  'addresses',
  'notifications',
  'articles',
  'products',
] as const;
export type SearchGroupId = (typeof searchGroups)[number];

export type SearchResult = {
  /** Unique in its group. */
  id: string;
  title: string;
  /** The line below the title. */
  detail?: string;
  href: string;
};

/** A part, with what was found in it, the best first. */
export type SearchGroup = { id: SearchGroupId } & (
  | {
      /** `to-ask`: the words are sent to the server only when the person says so. */
      phase: 'loading' | 'failed' | 'not-on-device' | 'to-ask';
    }
  | {
      phase: 'ready';
      results: readonly SearchResult[];
      /** Says what of the part was not searched. */
      note?: string;
      /** The person asked for this part, so it answers even if nothing was found. @default false */
      isAsked?: boolean;
      /** The rest, of which the note tells, can be searched again. @default false */
      canRetry?: boolean;
    }
);
