import type { ExportChoice } from '@nadi/domain/integrations/apple/export-readings';
import type { ExportFaultCode } from '@nadi/domain/integrations/apple/fault';
import type { AppleExport } from '@nadi/domain/integrations/apple/open-export';

/** An export without its readings. */
export type ExportSummary = Omit<AppleExport, 'since' | 'part'>;

/** A question of the page to the worker; those about a file come after it was read. */
export type Asked =
  | { kind: 'open'; file: File; now: Date }
  | { kind: 'since'; id: number; from: string | null }
  | { kind: 'part'; id: number; choice: ExportChoice; index: number };

/** A message of the worker to the page. */
export type Told =
  | { kind: 'progress'; part: number }
  | { kind: 'opened'; summary: ExportSummary }
  | { kind: 'fault'; fault: ExportFaultCode | 'unreadable' }
  | { kind: 'answer'; id: number; answer: unknown };
