export const overviewQuery = ['get', '/admin/overview', {}] as const;
