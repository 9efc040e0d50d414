import type { partner } from '@narkhoz/contract/entities/partner.ts'
import { spokenIn } from '../../kit/spoken.ts'
import type { Logo } from '../logo-grid/logo-grid.tsx'
import type { Entry } from './entry.ts'

/** A partner as its wordmark. */
export const partnerLogo = (item: Entry<typeof partner>): Logo => ({
  key: item.id,
  title: item.title,
  titleLang: spokenIn(item, 'title'),
  picture: item.picture,
  url: item.url,
})
