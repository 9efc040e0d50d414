import type { Entity } from '@narkhoz/contract/entities/entity.ts'

/** Whether visitors see a kind's entries; groups of documents, synonyms and mail settings have no call. */
export const isSeenOnSite = ({ page, calls }: Entity): boolean => page !== undefined || Object.keys(calls).length > 0
