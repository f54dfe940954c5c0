/** Records on a page. */
export const onPage = 20;

/** The question of the page of records before anything is chosen, whose answer is kept on this device. */
export const wholeList = { page: 1, limit: onPage } as const;
