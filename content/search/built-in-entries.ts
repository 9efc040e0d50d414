import { page } from '@narkhoz/contract/entities/page.ts'
import { builtInPages } from '@narkhoz/contract/pages/built-in-pages.ts'
import { builtInTexts } from '@narkhoz/contract/pages/built-in-texts.ts'

/** The pages whose content is part of the software, as search reads and shows entries. No entry has a number below one. */
export const builtInEntries = builtInPages.map(({ name, address }, at) => {
  const { title, seo, about } = builtInTexts[name]
  return { kind: page.kind as string, id: -1 - at, slug: null, attributes: { path: address.slice(1), title, seo, banner: { lead: about } } }
})
