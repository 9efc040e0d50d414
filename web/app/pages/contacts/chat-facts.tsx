import { fallbackLang } from '../../format/fallback-lang.ts'
import { Anchor } from '../../kit/anchor.tsx'
import type { Fact } from '../../kit/facts.tsx'
import { elementAddress } from '../../shell/element-address.ts'
import type { Settings } from '../../shell/root-data.ts'

/** The WhatsApp chats of the general settings; a search for WhatsApp leads to the first (`#whatsapp`). */
export const chatFacts = (settings: Settings | null | undefined): Fact[] => {
  const chats = (settings?.elements?.value ?? []).flatMap((element, at) => {
    const to = element.type.value === 'whatsapp' ? elementAddress(element) : undefined
    return settings && to ? [{ ...element, to, titleLang: fallbackLang(settings, `elements.value.${at}.title`) }] : []
  })
  return chats.map(({ title, titleLang, value, to }, at) => ({
    title,
    titleLang,
    value: <Anchor to={to}>{value}</Anchor>,
    anchor: at === 0 ? 'whatsapp' : undefined,
  }))
}
