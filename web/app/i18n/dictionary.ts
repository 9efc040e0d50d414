import type { kz } from './kz.ts'

type Widen<T> = T extends string
  ? string
  : T extends (...given: infer G) => string
    ? (...given: G) => string
    : { readonly [K in keyof T]: Widen<T[K]> }

/** The shape every language must fill: a missing or an unknown word does not compile. */
export type Dictionary = Widen<typeof kz>
