import type { ReactNode } from 'react'

/** Neighbours in one line with a space between them: browsers that show text alone would make one word of them. */
export const spaced = (neighbours: readonly ReactNode[]): readonly ReactNode[] =>
  neighbours.flatMap((neighbour, at) => (at > 0 ? [' ', neighbour] : [neighbour]))
