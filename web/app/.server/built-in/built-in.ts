import { pageAttributes } from '@narkhoz/contract/entities/entity.ts'
import type { Locale } from '@narkhoz/contract/locales.ts'
import { builtInPages } from '@narkhoz/contract/pages/built-in-pages.ts'
import { builtInTexts } from '@narkhoz/contract/pages/built-in-texts.ts'
import { resolveAttributes, resolveBlocks } from '../resolve-blocks.ts'
import { advisors } from './advisors/page.ts'
import type { BuiltInPage } from './built-in-page.ts'
import { impactRanking } from './impact-ranking/page.ts'
import { officeRegistrar } from './office-registrar/page.ts'
import { surveyResults } from './survey-results/page.ts'
import { welcome } from './welcome/page.ts'

/** The name of a page whose content is part of the software. */
export type BuiltInName = (typeof builtInPages)[number]['name']

/** What each of these pages says, by name. */
export const written: Readonly<Record<BuiltInName, BuiltInPage>> = {
  'office-registrar': officeRegistrar,
  advisors,
  'impact-ranking': impactRanking,
  'survey-results': surveyResults,
  welcome,
}

/** The page at an address in one language, in the shape of the content service's answers. */
export const builtInAt = (address: string, lang: Locale) => {
  const declared = builtInPages.find((page) => page.address === address)
  if (!declared) throw new Error(`No page at "${address}" is part of the software.`)
  const { title, seo } = builtInTexts[declared.name]
  const { banner, blocks } = written[declared.name]
  return {
    title: title[lang],
    seo: { title: seo.title[lang], description: seo.description[lang] },
    banner: resolveAttributes(pageAttributes.banner.attributes, banner, lang).answer,
    blocks: resolveBlocks(blocks, lang),
    // Every text here is written in all three languages.
    fallback: [] as string[],
  }
}
