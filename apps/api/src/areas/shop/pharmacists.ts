import type { Pharmacist } from '@nadi/contract/schema';
import type { ShopPharmacistRow } from './tables/shop-pharmacists';

export const presentPharmacist = (row: ShopPharmacistRow): Pharmacist => ({
  ...{ id: row.id, userId: row.userId, firstName: row.firstName, lastName: row.lastName },
  ...{ registrationNumber: row.registrationNumber, council: row.council },
  status: row.withdrawnAt === null ? 'ACTIVE' : 'WITHDRAWN',
  ...{ createdAt: row.createdAt.toISOString(), withdrawnAt: row.withdrawnAt?.toISOString() ?? null },
});
