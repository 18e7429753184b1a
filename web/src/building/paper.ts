/** Drawings and pictures of what was built are seen from so far above, in radians. */
export const LIFT = (25 * Math.PI) / 180;
