import { question } from '@narkhoz/contract/forms/question.ts'
import { virtualReception } from '@narkhoz/contract/pages/virtual-reception.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { officeIndex } from '../.server/office-index.ts'
import { loadPage } from '../.server/page.ts'
import { Blocks } from '../blocks/blocks.tsx'
import { splitOpening } from '../blocks/opening.ts'
import { fallbackLang } from '../format/fallback-lang.ts'
import { Form } from '../forms/form.tsx'
import { receptionWords } from '../i18n/.server/reception.ts'
import { useLocale } from '../i18n/locale.ts'
import { useWords } from '../i18n/words.ts'
import { MoreLink } from '../kit/button.tsx'
import { Contacts } from '../kit/contacts.tsx'
import { Dialog, DialogLink } from '../kit/dialog.tsx'
import { Facts } from '../kit/facts.tsx'
import { Section } from '../kit/section.tsx'
import { SplitSection } from '../kit/split-section.tsx'
import { contactPlaces } from '../sections/entries/contact-place.ts'
import { employeePerson } from '../sections/entries/employee-person.ts'
import { PeopleSlider } from '../sections/people/people-slider.tsx'
import { screenMeta } from '../shell/meta.ts'
import { Screen } from '../shell/screen.tsx'

/**
 * The office that forwards the questions, then those that most visitors call, in the editors' order; all others are in the contacts.
 */
const placesShown = 3

export const loader = (args: LoaderFunctionArgs) =>
  loadPage(args, virtualReception, async ({ answers: { contacts, members }, visit }) => {
    const places = contactPlaces(contacts)
    const own = places[officeIndex(contacts, question.name)]
    return {
      words: receptionWords[visit.lang],
      // Their addresses stay on the server, which resolves the number.
      receivers: (contacts.receivers ?? []).map(({ id, title, post }, at) => ({
        id,
        title,
        titleLang: fallbackLang(contacts, `receivers.${at}.title`),
        post: post ?? '',
        postLang: fallbackLang(contacts, `receivers.${at}.post`),
      })),
      places: [...new Set([...(own ? [own] : []), ...places])].slice(0, placesShown),
      members: members.map(employeePerson),
    }
  })

export const meta = (args: MetaArgs<typeof loader>) => screenMeta(args)

export default function VirtualReception() {
  const { page, blocks, words, receivers, places, members } = useLoaderData<typeof loader>()
  const locale = useLocale()
  const dictionary = useWords()
  const { opening, rest } = splitOpening(blocks)
  return (
    <Screen page={page}>
      <Blocks blocks={opening} />
      <SplitSection
        block="receivers"
        title={words.ask.title}
        ground="tint"
        ratio="list"
        words={
          <>
            <p>{words.ask.lead}</p>
            <DialogLink name={question.name} text={words.ask.action} /> <MoreLink to="/request" text={dictionary.requestStatus} />
          </>
        }
      >
        <Facts
          isLarge
          facts={receivers.map(({ title, titleLang, post, postLang }) => ({ title, titleLang, value: post || '–', valueLang: postLang }))}
        />
      </SplitSection>
      <Blocks blocks={rest} />
      <PeopleSlider block="council-members" title={words.council.title} lead={<p>{words.council.lead}</p>} people={members} ground="tint" />
      <Section block="contacts" title={words.contacts.title} more={{ to: '/contacts', text: words.contacts.all }}>
        <Contacts places={places} />
      </Section>
      <Dialog name={question.name} title={question.title[locale]}>
        <Form
          form={question}
          receivers={{
            label: words.ask.receiver,
            options: receivers.map(({ id, title, titleLang, post }) => ({
              value: String(id),
              title: [title, post].filter(Boolean).join(', '),
              lang: titleLang,
            })),
          }}
        />
      </Dialog>
    </Screen>
  )
}
