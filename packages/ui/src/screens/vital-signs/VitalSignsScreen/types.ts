import type {
  Arm,
  GlucoseTiming,
  MeasuringSite,
  Posture,
  Reading,
  ReadingNumbers,
  ReadingType,
  ReadingUnit,
} from '../../../components/private/reading/reading';
import type { ReadingRow } from '../../../components/ReadingTable/ReadingTable';
import type { Listed, Loaded, Paging } from '../../../patterns/state';

/** What is known of one kind; the bits of the contract's `SummaryItem` that are shown. */
export type SummaryItem = { type: ReadingType; latest: ReadingRow };

export type HistoryPeriod = '7d' | '30d' | '90d' | '1y' | 'all';

export type HistoryFilter = {
  /** null for all kinds. */
  type: ReadingType | null;
  period: HistoryPeriod;
};

export type HistoryState =
  | Loaded<Listed<ReadingRow>>
  /** No server is reached, and this page or choice was not read here before. */
  | {
      phase: 'not-on-device';
      /** Those of it that wait on this device. */
      rows: readonly ReadingRow[];
      /** Where the page stands, as far as other pages of the choice told it: a way back to them. */
      pagination?: Paging;
    };

export type VitalSignsState =
  | { phase: 'loading' }
  | { phase: 'failed' }
  | { phase: 'forbidden' }
  /** No server is reached, and nothing was read here before. */
  | { phase: 'not-on-device' }
  | {
      phase: 'ready';
      /** What is shown lies on this device since then, RFC 3339; absent where it is fresh. */
      readAt?: string;
      /** Nothing was read here before: `items` are only those that wait on this device. @default false */
      isUnsentOnly?: boolean;
      /** One for each kind ever measured, the most often measured first. */
      items: readonly SummaryItem[];
      history: HistoryState;
    };

/** A unit that a kind may be entered in, and between which values a reading can be at all. */
export type KindUnit = { id: ReadingUnit; minimum: number; maximum: number; decimals: number };

/** What can be entered; the app takes the bounds from the contract. The first unit is offered first. */
export type ReadingKind = { type: ReadingType; units: readonly [KindUnit, ...KindUnit[]] };

/** What a person entered: the contract's `NewVitalSign` with null where nothing was said. */
export type ReadingDraft = ReadingNumbers & {
  /** RFC 3339 with the offset of the place. */
  measuredAt: string;
  arm: Arm | null;
  posture: Posture | null;
  /** For glucose only. */
  timing: GlucoseTiming | null;
  /** For temperature only. */
  site: MeasuringSite | null;
  note: string | null;
};

export type FieldFault = { field: keyof ReadingDraft; message: string };

/** What the rules say of a draft before it is sent. */
export type DraftCheck = {
  /** Why it cannot be; empty where it can. */
  errors: readonly FieldFault[];
  /** It can be but seldom is: the person is asked to look again. */
  isUnusual: boolean;
};

/** What became of a save. */
export type SaveResult =
  | {
      ok: true;
      reading: ReadingRow;
      /** It is kept on this device and not sent yet; it was interpreted here. @default false */
      isUnsent?: boolean;
    }
  | {
      ok: false;
      /** A sentence for the person. */
      message: string;
      fieldErrors?: readonly FieldFault[];
      /** It was changed elsewhere (412): the reading as it stands now. */
      current?: Reading;
      /** This device could not keep it (its storage is full): what was entered stands in the form and nowhere else. */
      isUnkept?: true;
    };

export type DeleteResult =
  /** `isUnsent`: it is deleted once there is a connection. */
  { ok: true; isUnsent?: boolean } | { ok: false; message: string; current?: Reading };
