import { fallbackLang } from '../../format/fallback-lang.ts'
import { Contacts } from '../../kit/contacts.tsx'
import { BlockSection } from '../block-section.tsx'
import { blockView } from '../block-view.ts'

/** Contacts, each with phone, email, address and hours if present. */
export const contacts = blockView('contacts', ({ block }) => (
  <BlockSection block={block}>
    <Contacts
      places={block.items.map((item, at) => ({
        ...item,
        key: at,
        titleLang: fallbackLang(block, `items.${at}.title`),
        addressLang: fallbackLang(block, `items.${at}.address`),
        hoursLang: fallbackLang(block, `items.${at}.hours`),
      }))}
    />
  </BlockSection>
))
