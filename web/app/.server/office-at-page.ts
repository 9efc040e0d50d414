import { officeAmong } from '@narkhoz/contract/blocks/contacts.ts'
import type { OpeningHours } from '@narkhoz/contract/forms/visit.ts'
import { matchPage } from '@narkhoz/contract/pages/registry.ts'
import { openingHoursOf } from '../blocks/opening-hours.ts'
import { fallbackLang } from '../format/fallback-lang.ts'
import type { Content } from './content.ts'

/** The office of a page, from its contacts. */
export type PageOffice = {
  title: string
  /** The language of its name, where that is not the page's. */
  titleLang?: string | undefined
  phone: string | undefined
  address: string | undefined
  hours: OpeningHours | undefined
}

/** The office of a page: named by its contacts, else by its title. The path is that of the content service. */
export const officeAtPage = async (content: Content, path: string): Promise<PageOffice | undefined> => {
  const type = matchPage(`/${path}`)?.page.type
  if (!type) return undefined
  const page = await content.page(path)
  const blocks = await content.blocks(type, page.id)
  const place = officeAmong(
    blocks.flatMap((block) =>
      block.type === 'contacts' ? block.items.map((item, at) => ({ ...item, titleLang: fallbackLang(block, `items.${at}.title`) })) : [],
    ),
  )
  return {
    title: place?.title ?? page.title,
    titleLang: place ? place.titleLang : fallbackLang(page, 'title'),
    phone: place?.phone ?? undefined,
    address: place?.address ?? undefined,
    hours: openingHoursOf(blocks),
  }
}
