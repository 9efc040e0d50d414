import { archiveInfo } from '@narkhoz/contract/forms/archive-info.ts'
import { meeting } from '@narkhoz/contract/forms/meeting.ts'
import { successStory } from '@narkhoz/contract/forms/success-story.ts'
import { transcript } from '@narkhoz/contract/forms/transcript.ts'
import { serviceCenter } from '@narkhoz/contract/pages/service-center.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { chosenById } from '../.server/options.ts'
import { loadPage } from '../.server/page.ts'
import { Blocks } from '../blocks/blocks.tsx'
import { serviceCenterWords } from '../i18n/.server/service-center.ts'
import { useLocale } from '../i18n/locale.ts'
import { Section } from '../kit/section.tsx'
import { CardGrid } from '../sections/card-grid/card-grid.tsx'
import { FormDialog } from '../sections/form-dialog/form-dialog.tsx'
import { screenMeta } from '../shell/meta.ts'
import { Screen } from '../shell/screen.tsx'

const forms = [archiveInfo, transcript, meeting, successStory]

export const loader = (args: LoaderFunctionArgs) =>
  loadPage(args, serviceCenter, async ({ answers: { departments, types, languages }, visit }) => {
    return {
      words: serviceCenterWords[visit.lang],
      options: { department: chosenById(departments), type: chosenById(types), language: chosenById(languages) },
    }
  })

export const meta = (args: MetaArgs<typeof loader>) => screenMeta(args)

const addressOf = (name: string) => `/service-center?modal=${name}`

export default function ServiceCenter() {
  const { page, blocks, words, options } = useLoaderData<typeof loader>()
  const locale = useLocale()
  const written = JSON.stringify(blocks)
  // An application that no block of the editors leads to still has a card.
  const others = forms.filter(({ name }) => !written.includes(`${addressOf(name)}"`))
  return (
    <Screen page={page}>
      {others.length > 0 && (
        <Section block="applications" title={words.title} ground="tint">
          <CardGrid
            kind="panel"
            columns={2}
            items={others.map(({ name, title }) => ({ key: name, to: addressOf(name), title: title[locale], text: words.forms[name] }))}
          />
        </Section>
      )}
      <Blocks blocks={blocks} />
      {forms.map((form) => (
        <FormDialog key={form.name} form={form} lead={words.forms[form.name]} options={options} />
      ))}
    </Screen>
  )
}
