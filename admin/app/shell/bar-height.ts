/** The height of the bar above every screen, in pixels: what sticks below it needs to know. */
export const barHeight = 56
