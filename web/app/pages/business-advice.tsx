import { service } from '@narkhoz/contract/forms/service.ts'
import { businessAdvice } from '@narkhoz/contract/pages/business-advice.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { chosenByWords } from '../.server/options.ts'
import { loadPage } from '../.server/page.ts'
import { Blocks } from '../blocks/blocks.tsx'
import { splitClosing } from '../blocks/closing.ts'
import { Form } from '../forms/form.tsx'
import { businessAdviceWords } from '../i18n/.server/business.ts'
import { useLocale } from '../i18n/locale.ts'
import { MoreLink } from '../kit/button.tsx'
import { SplitSection } from '../kit/split-section.tsx'
import { screenMeta } from '../shell/meta.ts'
import { Screen } from '../shell/screen.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  loadPage(args, businessAdvice, async ({ answers: { directions, services }, visit }) => {
    return {
      words: businessAdviceWords[visit.lang],
      options: { direction: chosenByWords(directions), service: chosenByWords(services) },
    }
  })

export const meta = (args: MetaArgs<typeof loader>) => screenMeta(args)

export default function BusinessAdvice() {
  const { page, blocks, words, options } = useLoaderData<typeof loader>()
  const locale = useLocale()
  const { before, closing } = splitClosing(blocks)
  return (
    <Screen page={page}>
      <Blocks blocks={before} />
      <SplitSection
        block="service"
        title={service.title[locale]}
        ground="tint"
        ratio="list"
        words={
          <>
            <p>{words.service}</p>
            <MoreLink to="/school/business-school#consultation" text={words.contact} />
          </>
        }
      >
        <Form form={service} options={options} />
      </SplitSection>
      <Blocks blocks={closing} />
    </Screen>
  )
}
