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
import type { SeveralSigns } from '../../../components/TogetherAdvice/TogetherAdvice';
import type { Listed, Loaded, Paging } from '../../../patterns/state';

/** The summary of one type; the parts of the contract's `SummaryItem` that are shown. */
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
      /** The position of the page, as far as it is known from other pages with the same filter: a way back to them. */
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
      /** When the shown data was stored on this device, RFC 3339; absent if it is fresh. */
      readAt?: string;
      /** Nothing was read here before: `items` are only those that wait on this device. @default false */
      isUnsentOnly?: boolean;
      /** One for each kind ever measured, the most often measured first. */
      items: readonly SummaryItem[];
      history: HistoryState;
    };

/** A unit that a kind may be entered in, and between which values a reading can be at all. */
export type KindUnit = { id: ReadingUnit; minimum: number; maximum: number; decimals: number };

/** The types that can be entered; the app takes the bounds from the contract. The first unit is offered first. */
export type ReadingKind = { type: ReadingType; units: readonly [KindUnit, ...KindUnit[]] };

/** A person's entry: the contract's `NewVitalSign` with null for fields that were not given. */
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

/** The results of the rules for a draft before it is sent. */
export type DraftCheck = {
  /** Why it cannot be; empty where it can. */
  errors: readonly FieldFault[];
  /** It can be but seldom is: the person is asked to look again. */
  isUnusual: boolean;
};

/** The result of a save. */
export type SaveResult =
  | {
      ok: true;
      reading: ReadingRow;
      /** It is kept on this device and not sent yet; it was interpreted here. @default false */
      isUnsent?: boolean;
      /** Signs with which it is urgent, though it is mild alone. @default null */
      together?: SeveralSigns | null;
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
