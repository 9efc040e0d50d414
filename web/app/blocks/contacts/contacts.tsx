import { Contacts } from '../../kit/contacts.tsx'
import { spokenIn } from '../../kit/spoken.ts'
import { BlockSection } from '../block-section.tsx'
import { blockView } from '../block-view.ts'

/** Places to turn to, each with what it has of phone, email, address and hours. */
export const contacts = blockView('contacts', ({ block }) => (
  <BlockSection block={block}>
    <Contacts
      places={block.items.map((item, at) => ({
        ...item,
        key: at,
        titleLang: spokenIn(block, `items.${at}.title`),
        addressLang: spokenIn(block, `items.${at}.address`),
        hoursLang: spokenIn(block, `items.${at}.hours`),
      }))}
    />
  </BlockSection>
))
