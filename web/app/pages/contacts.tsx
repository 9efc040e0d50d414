import { contacts } from '@narkhoz/contract/pages/contacts.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { loadPage } from '../.server/page.ts'
import { Blocks } from '../blocks/blocks.tsx'
import { splitClosing } from '../blocks/closing.ts'
import { inAlphabet } from '../format/in-alphabet.ts'
import { contactsWords } from '../i18n/.server/reception.ts'
import { Contacts } from '../kit/contacts.tsx'
import { Empty } from '../kit/empty.tsx'
import { Facts } from '../kit/facts.tsx'
import { Section } from '../kit/section.tsx'
import { SplitSection } from '../kit/split-section.tsx'
import { contactPlaces, mapAddress } from '../sections/entries/contact-place.ts'
import { Consultation } from '../shell/consultation.tsx'
import { screenMeta } from '../shell/meta.ts'
import { useRootData } from '../shell/root-data.ts'
import { Screen } from '../shell/screen.tsx'
import { chatFacts } from './contacts/chat-facts.tsx'
import { PlanLink } from './contacts/plan-link.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  loadPage(args, contacts, async ({ answers: { contacts }, visit }) => {
    const places = contactPlaces(contacts)
    return {
      words: contactsWords[visit.lang],
      main: places.find(({ address }) => address),
      // Editors put first whom most visitors call; all of them are looked up by name.
      numbers: places.filter(({ phone }) => phone).slice(0, 3),
      places: inAlphabet(places, visit.lang),
      map: mapAddress(contacts),
    }
  })

export const meta = (args: MetaArgs<typeof loader>) => screenMeta(args)

export default function ContactsScreen() {
  const { page, blocks, words, main, numbers, places, map } = useLoaderData<typeof loader>()
  const chats = chatFacts(useRootData()?.settings)
  const { before, closing } = splitClosing(blocks)
  return (
    <Screen page={page}>
      {map && (
        <SplitSection
          block="map"
          title={words.map.title}
          ratio="list"
          words={
            <>
              {main && <p lang={main.addressLang}>{main.address}</p>}
              <Facts facts={[...numbers.map(({ title, titleLang, phone }) => ({ title, titleLang, value: phone })), ...chats]} />
            </>
          }
        >
          <PlanLink to={map} text={words.map.open} alt={words.map.plan} />
        </SplitSection>
      )}
      <Section block="contacts" title={words.offices.title} lead={<p>{words.offices.lead}</p>}>
        {places.length > 0 ? <Contacts places={places} /> : <Empty />}
      </Section>
      <Blocks blocks={closing} />
      <Blocks blocks={before} />
      <Consultation />
    </Screen>
  )
}
