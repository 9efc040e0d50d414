import type { Entity } from '@narkhoz/contract/entities/entity.ts'

/** Whether visitors see anything of a kind's entries; groups of documents, synonyms and the settings of mail have no call of their own. */
export const isSeenOnSite = ({ page, calls }: Entity): boolean => page !== undefined || Object.keys(calls).length > 0
