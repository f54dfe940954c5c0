import type { Pagination } from '@nadi/contract/schema';

export const presentPagination = ({ page, limit, total }: Omit<Pagination, 'pages'>): Pagination => ({
  page,
  limit,
  total,
  pages: Math.ceil(total / limit),
});
