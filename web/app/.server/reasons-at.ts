type Reason = { centers?: readonly { id: number }[] | null | undefined }

/** The reasons for an appointment at a centre: its own, and those without a centre. */
export const reasonsAt = <R extends Reason>(reasons: readonly R[], center: number): R[] =>
  reasons.filter(({ centers }) => !centers?.length || centers.some(({ id }) => id === center))
