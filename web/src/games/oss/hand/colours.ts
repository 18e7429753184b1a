/** The bones' own colours: the Jack is white. */
export const COLOURS = ['#c9503c', '#5b87c4', '#ecc44e', '#5f9a6c', '#4a423c', '#fdf8ec'];
export const WHITE = '#fdf8ec';
export const TRAIL = '#c8412b';
