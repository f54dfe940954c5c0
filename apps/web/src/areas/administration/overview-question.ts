export const overviewQuestion = ['get', '/admin/overview', {}] as const;
