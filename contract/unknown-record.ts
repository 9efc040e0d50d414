/** An object with unknown values: parsed JSON before schema validation. */
export type UnknownRecord = Record<string, unknown>
