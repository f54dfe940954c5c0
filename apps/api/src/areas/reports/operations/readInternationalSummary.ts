import { brand } from '@nadi/brand';
import { patientSummary } from '@nadi/domain/summary/patient-summary';
import { query } from '../../../kernel/operation/operation';
import { findHistory } from '../../medical-history/offers';
import { findMedicines } from '../../medicines/offers';
import { findOwnProfile } from '../../profile/offers';
import { findLatestLabValues } from '../../records/offers';
import { findLatestOfTypes, findLatestToPassOn, presentVitalSign } from '../../vital-signs/offers';

export const readInternationalSummary = query(
  'readInternationalSummary',
  async ({ query: { withOnlyYou } }, { tx, caller, now, newId, touched }) => {
    const [{ person, profile }, latest, labValues, history, medicines] = await Promise.all([
      findOwnProfile(caller, tx),
      (withOnlyYou ? findLatestOfTypes : findLatestToPassOn)(caller, tx),
      findLatestLabValues(caller, { withOnlyYou }, tx),
      findHistory(caller, tx),
      findMedicines(caller, tx),
    ]);
    const { document, content, type, name } = patientSummary(
      {
        patient: { id: caller.userId, ...person, ...profile },
        readings: latest.map(presentVitalSign),
        labValues,
        history,
        medicines,
      },
      { withOnlyYou, installation: brand.name, now, newId },
    );
    touched({ recordIds: document.entry.slice(3).map(({ resource: { id } }) => id) });
    return {
      body: content,
      contentType: type,
      headers: { 'Content-Disposition': `attachment; filename="${name}"` },
    };
  },
);
