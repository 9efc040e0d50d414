import { fallbackLang } from '../../format/fallback-lang.ts'
import { Contacts } from '../../kit/contacts.tsx'
import { BlockSection } from '../block-section.tsx'
import { blockView } from '../block-view.ts'

/** Places to turn to, each with what it has of phone, email, address and hours. */
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
