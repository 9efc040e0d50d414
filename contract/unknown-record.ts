/** Values by names that nothing is known of yet: what was read from JSON, before a schema has looked at it. */
export type UnknownRecord = Record<string, unknown>
