import type { DoctorPatientStatus } from '@nadi/contract/schema';
import { readPage } from '../../kernel/browser/page-address';

export type PatientsChoice = { status: DoctorPatientStatus | null; page: number };

const statuses: readonly DoctorPatientStatus[] = ['active', 'requested', 'ended'];

/** Which patients an address asks for. A name is no part of it: addresses are kept by browsers. */
export const readPatientsAddress = (query: URLSearchParams): PatientsChoice => ({
  status: statuses.find((status) => status === query.get('status')) ?? null,
  page: readPage(query),
});

export const writePatientsAddress = ({ status, page }: PatientsChoice): Record<string, string> => ({
  ...(status && { status }),
  ...(page > 1 && { page: String(page) }),
});
