import { type At, isoOf } from '../kernel/at';

type Row = {
  id: string;
  name: string;
  relationship: 'SPOUSE' | 'PARENT' | 'CHILD' | 'SIBLING' | 'FRIEND' | 'OTHER';
  phone: string;
  version: number;
  createdAt: At;
  updatedAt: At;
};

/** An emergency contact, as its person is told of it. */
export const presentContact = (row: Row) => ({
  id: row.id,
  name: row.name,
  relationship: row.relationship,
  phone: row.phone,
  version: row.version,
  createdAt: isoOf(row.createdAt),
  updatedAt: isoOf(row.updatedAt),
});
