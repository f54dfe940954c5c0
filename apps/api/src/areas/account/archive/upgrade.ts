import type { AccountExport } from '@nadi/contract/schema';
import type { Judgement } from '@nadi/domain/vital-signs/judgement';
import { v7 } from 'uuid';

type Row = Record<string, unknown>;

/** What version 2 did not have at first. */
const laterLists: Row = {
  emergencyContacts: [],
  notifications: [],
  notificationPreferences: null,
  notificationDevices: [],
};

/** Upgrades an export of format 1, or from before some of its lists; returns any other unchanged. */
export function upgradeExport(value: unknown): unknown {
  const known: Row = { ...laterLists, ...(value as Row) };
  if (known.version !== 1) return known;
  const { patientProfile, vitalSigns, ...rest } = known;
  const { pregnancy, ...profile } = (patientProfile ?? {}) as Row;
  const isAnswered = pregnancy === 'pregnant' || pregnancy === 'not-pregnant';
  return {
    ...rest,
    version: 2 satisfies AccountExport['version'],
    patientProfile: patientProfile && profile,
    healthFacts: isAnswered ? [factOf(pregnancy, String(profile.updatedAt))] : [],
    vitalSigns: Array.isArray(vitalSigns) ? vitalSigns.map(withoutJudgement) : vitalSigns,
    earlierJudgements: [],
  };
}

/** The answer counted from the time when it was last written. */
const factOf = (kind: string, at: string): Row => ({
  id: v7(),
  kind,
  from: at.slice(0, 10),
  to: null,
  metres: null,
  setBy: null,
  version: 1,
  createdAt: at,
  updatedAt: at,
});

/** Readings were assessed whenever they were read; the server assesses those of version 0 in the background. */
const withoutJudgement = (reading: Row): Row => ({
  ...reading,
  site: null,
  status: 'not-assessed',
  side: null,
  worst: 'not-assessed',
  judgement: notJudged,
  judgedAt: reading.createdAt,
  rangesVersion: 0,
});

const notJudged: Judgement = {
  status: 'not-assessed',
  side: null,
  advice: null,
  reason: 'no-range',
  worst: { status: 'not-assessed', side: null, condition: null, advice: null },
  ways: [],
  asks: [],
};
