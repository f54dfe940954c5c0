/** On a wide window it is one line; what sticks to the top of the window there sticks below it. */
export const bannerHeight = '3.75rem';
/** The place below it; 0 where there is none. */
export const belowBanner = 'var(--below-banner, 0px)';
