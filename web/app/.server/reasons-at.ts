type Reason = { centers?: readonly { id: number }[] | null | undefined }

/** The reasons for an appointment that a centre offers: its own, and those that name no centre. */
export const reasonsAt = <R extends Reason>(reasons: readonly R[], center: number): R[] =>
  reasons.filter(({ centers }) => !centers?.length || centers.some(({ id }) => id === center))
