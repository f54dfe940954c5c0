import { type At, isoOf } from '../kernel/at';
import { nearestOf } from './distance';
import type { TrialDraft, TrialVisibility } from './trial';

/** @template Coordinator the doctor of this installation who answers for a study here */
export type KeptTrial<Coordinator> = Omit<TrialDraft, 'terms'> & {
  id: string;
  visibility: TrialVisibility;
  coordinator: Coordinator | null;
  importedAt: At;
  version: number;
};

const yearsOf = (months: number | null) => (months === null ? null : Math.floor(months / 12));

/** The page of a study in its registry; null for an invented one, which has none. */
export function linksOf({
  registryId,
  ctriId,
  isSample,
}: Pick<TrialDraft, 'registryId' | 'ctriId' | 'isSample'>): string[] {
  if (isSample) return [];
  return [
    ...(/^NCT\d{8}$/.test(registryId) ? [`https://clinicaltrials.gov/study/${registryId}`] : []),
    // CTRI has no stable address for a study; its search takes the number.
    ...(ctriId ? ['https://ctri.nic.in/Clinicaltrials/advancesearchmain.php'] : []),
  ];
}

/** A study in a list. @param pin of whom distances are told; null without one */
export const presentTrialSummary = <Coordinator>(trial: KeptTrial<Coordinator>, pin: string | null) => {
  const nearest = nearestOf(trial.sites, pin);
  return {
    ...{ id: trial.id, registryId: trial.registryId, ctriId: trial.ctriId, title: trial.title },
    ...{ status: trial.status, phases: trial.phases, sex: trial.sex, conditions: trial.conditions },
    minimumAge: yearsOf(trial.fromMonths),
    maximumAge: trial.belowMonths === null ? null : Math.ceil(trial.belowMonths / 12) - 1,
    interventions: trial.interventions.slice(0, 5),
    places: [...new Set(trial.sites.flatMap(({ city }) => city ?? []))].slice(0, 5),
    nearest: nearest && { place: nearest.site.city ?? nearest.site.facility, kilometres: nearest.kilometres },
    criteriaCount: trial.criteria.length,
    ...{ isSample: trial.isSample, visibility: trial.visibility, coordinator: trial.coordinator },
    ...{ updatedOn: trial.updatedOn, version: trial.version },
  };
};

/** A study with all that it says. */
export const presentTrial = <Coordinator>(trial: KeptTrial<Coordinator>) => {
  const { officialTitle, summary, studyType, takesHealthy, interventions, sponsor, startsOn, endsOn } = trial;
  return {
    ...presentTrialSummary(trial, null),
    ...{ officialTitle, summary, studyType, takesHealthy, interventions, sponsor, startsOn, endsOn },
    ...{ enrolment: trial.enrolment, sites: trial.sites, contact: trial.contact, links: linksOf(trial) },
    criteria: trial.criteria.map(({ id, side, text, rule }) => ({ id, side, text, isRule: rule !== null })),
    importedAt: isoOf(trial.importedAt),
  };
};
