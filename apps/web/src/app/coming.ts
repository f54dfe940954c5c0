/** Items of menus whose pages say that they are not there yet. A test compares them with the planned pages. The menus do without the code of these pages, which stands around every page otherwise. */
const coming: ReadonlySet<string> = new Set(['/dashboard/integrations']);

export const isComing = (href: string): boolean => coming.has(href);
